import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { MailingResolver } from './mailing.resolver.ts';
import type { Mailing, MailingPayload } from './mailing.types.ts';

const examples = { id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427', confirmPeople: 500, revision: 1 };
const failures = ['VALIDATION_FAILED', 'NOT_FOUND', 'WRONG_STATE'] as const;

/** `POST /api/admin/startMailing`, `pauseMailing`, `resumeMailing`, `cancelMailing` and `deleteMailing`. */
export const mailingRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<MailingResolver>(app);
  call('POST /admin/startMailing', 'startMailing', { examples, reply, failures: [...failures, 'CONFLICT'] });
  for (const name of ['pauseMailing', 'resumeMailing', 'cancelMailing', 'deleteMailing'] as const)
    call(`POST /admin/${name}`, name, { examples, reply, failures });
  done();
};

const reply = ({ message, mailing }: MailingPayload) => ({ message, result: mailingReply(mailing) });

/** A mailing in REST's form. */
export const mailingReply = ({ segment: _segment, ...mailing }: Mailing) => mailing;
