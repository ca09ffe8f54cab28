import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';

/**
 * Deletes what was seen when users joined, what they wrote about it, why their credits were doubted, why they were given
 * points, and that they are trusted referrers. What was decided about it stays: it is the referrer's. The lock is that of
 * `lockAssessments`.
 */
export const eraseAssessment: PersonEraser = async (client, people) => {
  const seqs = seqsOf(people);
  if (seqs.length === 0) return;
  await client.query('SELECT FROM fairness_head FOR UPDATE');
  await client.query('DELETE FROM assessment WHERE seq = ANY ($1)', [seqs]);
  await client.query('DELETE FROM hold_appeal WHERE signup_seq = ANY ($1)', [seqs]);
  await client.query('DELETE FROM fairness_list_entry WHERE signup_seq = ANY ($1)', [seqs]);
  await client.query(`UPDATE point_grant SET reason = '' WHERE signup_seq = ANY ($1)`, [seqs]);
  await client.query(`UPDATE credit_hold SET signals = '{}' WHERE referred_seq = ANY ($1)`, [seqs]);
};
