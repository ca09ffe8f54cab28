import type { FastifyPluginCallback } from 'fastify';
import { digitsOf, emptyAsNull, orNull } from '../../platform/mirror/mirror.answers.ts';
import { mirror } from '../../platform/mirror/mirror.ts';
import { listedFields } from '../waitlist/waitlist.fields.ts';
import type { UserResolver } from './user.resolver.ts';
import type { ShownUser } from './user.types.ts';

/** `GET /api/admin/getusers` and `GET /api/admin/getreferralcount`. */
export const userRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<UserResolver>(app);
  call('GET /admin/getusers', 'users', {
    reply: ({ docs, ...page }) => ({ result: { docs: docs.map(toReply), ...page } }),
    failures: ['VALIDATION_FAILED'],
  });
  call('GET /admin/getreferralcount', 'referralCounts', {
    reply: ({ docs, ...page }) => ({
      result: docs.map(({ userId, referrals, ...user }) => ({
        ...user,
        _id: userId,
        referrals: referrals.map(({ phone, ...referral }) => ({ ...referral, phoneNo: digitsOf(phone) })),
      })),
      ...page,
    }),
    failures: ['VALIDATION_FAILED'],
  });
  done();
};

const toReply = (user: ShownUser) => ({
  _id: user.id,
  ...toUserRecord(user),
  referrer: orNull(user.referrer, ({ id: _id, ...name }) => ({ _id, ...name })),
  rank: user.rank,
  state: user.state,
  tags: user.tags,
});

/** REST shows names, which the schema has next to their codes. */
const shownBy = { text: '', country: 'Name', choice: 'Label' } as const;

/** The fields that the list and the export share. */
export function toUserRecord(user: ShownUser) {
  const shown = new Map(Object.entries(user));
  return {
    ...Object.fromEntries(
      listedFields.map(({ name, key, format }) => [
        name,
        format === 'phone' ? digitsOf(emptyAsNull(user.phone)) : shown.get(key + shownBy[format]),
      ]),
    ),
    referralId: user.referralId,
    referralPoints: user.referralPoints,
    referralCount: user.referralCount,
    createdAt: user.joinedAt,
  };
}
