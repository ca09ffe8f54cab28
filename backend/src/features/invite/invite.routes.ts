import type { FastifyPluginCallback } from 'fastify';
import { digitsOf } from '../../platform/mirror/mirror.answers.ts';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { InviteResolver } from './invite.resolver.ts';
import type { Invitation } from './invite.types.ts';

const examples = {
  code: 'TW7K-9QPM-4XJD',
  account: 'user_42',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phoneNo: 919_876_543_210,
};

/** For the app that redeems invitations: `POST /api/checkInvite`, `POST /api/redeemInvite`. */
export const inviteRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<InviteResolver>(app);
  call('POST /checkInvite', 'checkInvite', {
    examples,
    reply: toReply,
    failures: ['VALIDATION_FAILED', 'INVITE_INVALID'],
  });
  call('POST /redeemInvite', 'redeemInvite', {
    examples,
    reply: ({ invite, alreadyRedeemed }) => ({ ...toReply(invite), alreadyRedeemed }),
    failures: [
      ...([
        'VALIDATION_FAILED',
        'INVITE_INVALID',
        'INVITE_USED',
        'INVITE_EXPIRED',
        'INVITE_REVOKED',
      ] as const),
      'INVITE_OTHER_PERSON',
    ],
  });
  done();
};

const toReply = ({ phone, ...invite }: Invitation) => ({ ...invite, phoneNo: digitsOf(phone) });
