import type { PersonEraser } from '../../platform/erasure/person-eraser.ts';

/** Empties the domain of an erased user's addresses; whether and when they were written to stays. */
export const eraseRecipients: PersonEraser = async (client, { signupSeq }) => {
  if (signupSeq === null) return;
  await client.query(
    `UPDATE mailing_recipient SET domain = '' WHERE signup_seq = $1 AND domain IS NOT NULL`,
    [signupSeq],
  );
};
