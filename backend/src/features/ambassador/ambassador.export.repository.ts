import type { Pool } from 'pg';
import { containsSearch, readSearch } from '../../platform/paging/search.ts';
import { type ApplicationRow, applicationColumns, searchedText } from './ambassador.repository.ts';
import type { ApplicationStatus } from './ambassador.review.rules.ts';
import { type ListedApplication, withStandings } from './ambassador.signup.repository.ts';

/** An application with its notes, oldest first. */
export type ExportedApplication = ListedApplication & Exported;

interface Exported {
  readonly seq: string;
  readonly notes: readonly {
    readonly text: string;
    readonly writtenBy: string;
    /** ISO 8601, UTC. */
    readonly writtenAt: string;
  }[];
}

/** The next applications that contain the term and have the status, in the order of applying, without erased ones. */
export async function readForExport(
  pool: Pool,
  wanted: {
    /** Blank: any. */
    readonly term: string;
    readonly status: ApplicationStatus | null;
    readonly after: string;
    readonly limit: number;
  },
): Promise<readonly ExportedApplication[]> {
  const values: unknown[] = [wanted.after, wanted.status, wanted.limit];
  const searched = `search_text(${searchedText})`;
  const matches = containsSearch(searched, readSearch(wanted.term), (text) => `$${values.push(text)}`);
  const { rows } = await pool.query<ApplicationRow & Exported>(
    `SELECT ${applicationColumns}, seq::text, (
       SELECT coalesce(json_agg(json_build_object('text', text, 'writtenBy', written_by,
         'writtenAt', to_char(written_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY written_at, id), '[]')
       FROM ambassador_note WHERE application_seq = ambassador_application.seq) AS notes
     FROM ambassador_application
     WHERE seq > $1 AND erased_at IS NULL AND ($2::text IS NULL OR status = $2) AND ${matches}
     ORDER BY ambassador_application.seq LIMIT $3`,
    values,
  );
  return withStandings(pool, rows);
}
