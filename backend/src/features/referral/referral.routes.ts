import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { ReferralResolver } from './referral.resolver.ts';
import { pointsMessage } from './referral.service.ts';

const code = '7K2QXBD94M';
const examples = {
  message: pointsMessage,
  rank: 42,
  referralCode: code,
  referralId: code,
  firstName: 'Priya',
  referralPoints: 30,
};

/** `GET /api/getRank`, `GET /api/getReferrer` and `POST /api/updatePoints`. */
export const referralRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<ReferralResolver>(app);
  call('GET /getRank', 'rank', {
    examples,
    reply: ({ rank, referralId }) => ({ result: [{ user: { rank, referralId } }] }),
    failures: ['VALIDATION_FAILED', 'NOT_FOUND'],
  });
  call('GET /getReferrer', 'referrer', {
    examples,
    reply: ({ referralId, firstName }) => ({ result: { referralId, firstName } }),
    failures: ['VALIDATION_FAILED', 'REFERRAL_NOT_FOUND'],
  });
  call('POST /updatePoints', 'updatePoints', {
    examples,
    reply: ({ message, referralId, referralPoints }) => ({ message, result: { referralId, referralPoints } }),
    failures: ['VALIDATION_FAILED', 'REFERRAL_NOT_FOUND'],
  });
  done();
};
