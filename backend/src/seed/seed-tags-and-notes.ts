import type { Pool } from 'pg';
import { inTransaction } from '../platform/database/database.ts';
import { insertNote } from '../features/note/note.repository.ts';
import { addTags, ensureTags } from '../features/tag/tag.repository.ts';
import { tagsAtMost } from '../features/tag/tag.service.ts';
import { colleague } from './seed-team.ts';

/** Whom the team of the demo told apart by tags, best referrers first, and what it noted on them. */
const told = [
  { tags: ['VIP', 'Speaker'], note: 'Runs an investing club at college.\nAsked for a poster with the code.' },
  { tags: ['VIP'], note: 'Wants to write about us after trying it.' },
  { tags: ['Press', 'VIP'], note: 'Prefers email to calls.' },
  { tags: ['Beta tester'], note: null },
  { tags: ['Beta tester', 'Speaker'], note: 'Sent three bug reports about the chart.' },
] as const;

/** Tags and notes on the users of the demo with the most referrals. */
export async function seedTagsAndNotes(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ seq: string }>(
    `SELECT seq::text FROM score WHERE standing <> 'excluded' ORDER BY points DESC, seq LIMIT $1`,
    [told.length * rounds],
  );
  await inTransaction(pool, async (client) => {
    await ensureTags(client, [...new Set(told.flatMap(({ tags }) => tags))], tagsAtMost);
    for (const [at, { seq }] of rows.entries()) {
      const { tags, note } = told[at % told.length] ?? { tags: [], note: null };
      await addTags(client, [seq], tags, colleague.email);
      if (note !== null && at < told.length)
        await insertNote(client, seq, { text: note, authorId: null, writtenBy: colleague.email });
    }
  });
}

const rounds = 8;
