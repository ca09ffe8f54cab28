import type { ClientBase } from 'pg';
import type { PersonEraser } from '../../platform/erasure/person-eraser.ts';
import type { AwayKeeper } from '../waitlist/waitlist.exclusion.service.ts';
import { recordInvites } from './invite.events.ts';
import { addToCount, endIssued, findAcceptance, forgetCodes } from './invite.repository.ts';

/** How blocking and unblocking affect invitations: an open one is revoked; an accepted one counts again afterwards. */
export const inviteStanding: AwayKeeper = {
  async excluded(client, signupSeq) {
    const revoked = await endIssued(client, [signupSeq], 'revoked');
    if (revoked.length > 0) await addToCount(client, 'issued', -1);
    await countAcceptance(client, signupSeq, -1);
    await recordInvites(client, 'revoked', revoked);
  },
  async standingBack(client, signupSeq) {
    return (await countAcceptance(client, signupSeq, 1)) ? 'away' : 'waiting';
  },
};

async function countAcceptance(client: ClientBase, signupSeq: string, change: 1 | -1): Promise<boolean> {
  const seconds = await findAcceptance(client, signupSeq);
  if (seconds !== null) await addToCount(client, 'accepted', change, change * seconds);
  return seconds !== null;
}

/** Removes every link between an invitation and an erased user. */
export const eraseInvites: PersonEraser = async (client, { signupSeq }) => {
  if (signupSeq !== null) await forgetCodes(client, signupSeq);
};
