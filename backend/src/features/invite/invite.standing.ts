import type { ClientBase } from 'pg';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import type { AwayKeeper } from '../waitlist/waitlist.exclusion.service.ts';
import { recordInvites } from './invite.events.ts';
import { addToCount, endIssued, findAcceptances, forgetCodes } from './invite.repository.ts';

/** How blocking and unblocking affect invitations: an open one is revoked; an accepted one counts again afterwards. */
export const inviteStanding: AwayKeeper = {
  async excluded(client, signupSeqs) {
    const revoked = await endIssued(client, signupSeqs, 'revoked');
    if (revoked.length > 0) await addToCount(client, 'issued', -revoked.length);
    await countAcceptances(client, signupSeqs, -1);
    await recordInvites(client, 'revoked', revoked);
  },
  async standingBack(client, signupSeq) {
    return (await countAcceptances(client, [signupSeq], 1)) ? 'away' : 'waiting';
  },
};

/** @returns whether any of them accepted. */
async function countAcceptances(
  client: ClientBase,
  signupSeqs: readonly string[],
  change: 1 | -1,
): Promise<boolean> {
  const { people, seconds } = await findAcceptances(client, signupSeqs);
  if (people > 0) await addToCount(client, 'accepted', change * people, change * seconds);
  return people > 0;
}

/** Removes every link between invitations and erased users. */
export const eraseInvites: PersonEraser = (client, people) => forgetCodes(client, seqsOf(people));
