import type { Pool } from 'pg';
import { addSource } from '../features/source/source.repository.ts';
import { identified, parseSource } from '../features/source/source.rules.ts';

/** Where users of the demo came from: friends' links for those with a referrer, else these, the first most often. */
const ways = [
  { landing: '/' },
  { landing: '/', referrer: 'https://www.google.com/' },
  { landing: '/?utm_source=newsletter&utm_medium=email&utm_campaign=launch' },
  { landing: '/', referrer: 'https://news.ycombinator.com/' },
  { landing: '/?utm_source=x&utm_medium=social&utm_campaign=teaser', referrer: 'https://t.co/a' },
  { landing: '/?utm_source=campus&utm_medium=poster&utm_campaign=fresher-week' },
  {
    landing: '/?utm_source=youtube&utm_medium=video&utm_campaign=launch',
    referrer: 'https://www.youtube.com/',
  },
];
const shared = ['whatsapp', 'whatsapp', 'whatsapp', 'copy', 'telegram', 'linkedin', 'qr'].map((via) => ({
  landing: `/?via=${via}`,
}));

/** Gives the users of the demo their sources, and counts the visits that such sign-ups come from. */
export async function seedSources(pool: Pool): Promise<void> {
  const [direct, byFriend] = [ways, shared].map((all) => all.map((way) => identified(parseSource(way))));
  for (const source of [...(direct ?? []), ...(byFriend ?? [])]) await addSource(pool, source, 5000);
  await pool.query(
    `UPDATE signup SET source_id = CASE WHEN referrer_seq IS NULL
       THEN ($1::bigint[])[1 + floor(power(random(), 1.6) * cardinality($1::bigint[]))::int]
       ELSE ($2::bigint[])[1 + floor(random() * cardinality($2::bigint[]))::int] END
     WHERE source_id IS NULL AND erased_at IS NULL AND random() < 0.93`,
    [direct?.map(({ id }) => id), byFriend?.map(({ id }) => id)],
  );
  await pool.query(
    `INSERT INTO visit_count (day, source_id, visits, forms, codes, shares)
     SELECT day, source_id, ceil(forms * rate), forms, codes, floor(joined * 0.3) FROM (
       SELECT (joined_at AT TIME ZONE 'UTC')::date AS day, source_id, count(*) AS joined, ceil(count(*) * 1.18) AS codes, ceil(count(*) * 1.6) AS forms,
         CASE WHEN source.via <> '' THEN 1.7 ELSE 4 + source_id % 5 END AS rate
       FROM signup JOIN source ON source.id = source_id GROUP BY 1, 2, source.via) AS daily
     ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `UPDATE signup_search AS found SET source = entry.source, campaign = entry.campaign
     FROM signup_search_entry AS entry WHERE entry.seq = found.seq`,
  );
}
