import type { FastifyPluginCallback } from 'fastify';
import { digitsOf } from '../../platform/mirror/mirror.answers.ts';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { AmbassadorResolver } from './ambassador.resolver.ts';
import type { AmbassadorApplication } from './ambassador.types.ts';

const examples = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', collegeName: 'Trinity' },
  referralId: 'K7Q2M9XW4T',
};
const message = 'I would like to represent you on campus.';

/** `POST /api/joinAsAmbassador` and `GET /api/admin/getAmbassadors`. */
export const ambassadorRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<AmbassadorResolver>(app);
  call('POST /joinAsAmbassador', 'joinAsAmbassador', {
    summary:
      'Applies to be a campus ambassador; the email must have been verified for this purpose within the last 15 minutes',
    examples: { ...examples, message },
    status: 201,
    reply: (applied) => ({ message: applied.message, result: { _id: applied.id } }),
    failures: ['VALIDATION_FAILED', 'VERIFICATION_REQUIRED', 'ALREADY_REGISTERED'],
  });
  call('GET /admin/getAmbassadors', 'ambassadors', {
    reply: ({ docs, ...page }) => ({ result: { docs: docs.map(toReply), ...page } }),
    failures: ['VALIDATION_FAILED'],
  });
  done();
};

/** An application in REST's names. */
export const toReply = (application: AmbassadorApplication) => ({
  _id: application.id,
  firstName: application.firstName,
  lastName: application.lastName,
  email: application.email,
  phoneNo: digitsOf(application.phone),
  collegeName: application.collegeName,
  message: application.message,
  createdAt: application.appliedAt,
  status: application.status,
  acceptedAt: application.acceptedAt,
  noteCount: application.noteCount,
  signup: application.signup,
  isStated: application.isStated,
});
