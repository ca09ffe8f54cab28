import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';

/** Clears the domain of erased users' addresses; whether and when messages were sent to them stays. */
export const eraseRecipients: PersonEraser = async (client, people) => {
  await client.query(
    `UPDATE mailing_recipient SET domain = '' WHERE signup_seq = ANY ($1) AND domain IS NOT NULL`,
    [seqsOf(people)],
  );
};
