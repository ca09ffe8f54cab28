import type { PersonEraser } from '../../platform/erasure/person-eraser.ts';

/** Clears the domain of an erased user's addresses; whether and when messages were sent to them stays. */
export const eraseRecipients: PersonEraser = async (client, { signupSeq }) => {
  if (signupSeq === null) return;
  await client.query(
    `UPDATE mailing_recipient SET domain = '' WHERE signup_seq = $1 AND domain IS NOT NULL`,
    [signupSeq],
  );
};
