import type { PersonEraser } from '../../platform/erasure/person-eraser.ts';

/**
 * Deletes what was seen when a user joined, what they wrote about it, why their credit was doubted, why they were given
 * points, and that they are a trusted referrer. What was decided about it stays: it is the referrer's. The lock is that of
 * `lockAssessments`.
 */
export const eraseAssessment: PersonEraser = async (client, { signupSeq }) => {
  if (signupSeq === null) return;
  await client.query('SELECT FROM fairness_head FOR UPDATE');
  await client.query('DELETE FROM assessment WHERE seq = $1', [signupSeq]);
  await client.query('DELETE FROM hold_appeal WHERE signup_seq = $1', [signupSeq]);
  await client.query('DELETE FROM fairness_list_entry WHERE signup_seq = $1', [signupSeq]);
  await client.query(`UPDATE point_grant SET reason = '' WHERE signup_seq = $1`, [signupSeq]);
  await client.query(`UPDATE credit_hold SET signals = '{}' WHERE referred_seq = $1`, [signupSeq]);
};
