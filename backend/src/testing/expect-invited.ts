import type { Pool } from 'pg';
import { expect } from 'vitest';
import { knownCode } from '../features/invite/invite.code.ts';
import { inviteLink } from '../features/invite/invite.link.ts';
import { expectConsistent } from './consistency.ts';
import { wavePublicUrl, waveSecrets } from './wave-instance.ts';

/** Expects that every user has one invitation, that each message to them leads to it, and that the ranking is right. */
export async function expectOneInvitationEach(
  pool: Pool,
  arrivals: readonly { readonly to: string; readonly id: string; readonly text: string }[],
  people: number,
): Promise<void> {
  const { rows } = await pool.query<{
    to: string;
    id: string;
    salt: number;
    hash: string;
    state: string;
    channel: string;
  }>(
    `SELECT CASE verified_by WHEN 'email' THEN email ELSE phone END AS to, verified_by AS channel,
       invite.id, code_salt AS salt, code_hash AS hash, state FROM invite JOIN signup ON signup.seq = signup_seq`,
  );
  expect([rows.length, new Set(rows.map(({ to }) => to)).size]).toEqual([people, people]);
  const messages = Map.groupBy(arrivals, ({ to }) => to);
  for (const { to, id, salt, hash, state, channel } of rows) {
    const got = messages.get(to) ?? [];
    expect(state).toBe('issued');
    expect(got.length, to).toBeGreaterThanOrEqual(1);
    for (const message of got) {
      expect(message.text).toContain(inviteLink(waveSecrets, wavePublicUrl, id));
      if (channel !== 'email') continue;
      expect(message.id).toBe(`<invite-${id}-1@example.com>`);
      expect(message.text).toContain(knownCode(waveSecrets, id, salt, hash));
    }
  }
  await expectConsistent(pool, 200);
}
