import type { Pool } from 'pg';
import { countries } from '../../platform/countries/countries.ts';
import { signupState } from '../invite/invite.state.ts';
import { type Option, optionsOf } from '../../platform/forms/question.ts';
import { allQuestions } from '../../questions.form.ts';
import { tagNamesSql } from '../tag/tag.repository.ts';
import { fieldSql, type ListedField, listedFields } from '../waitlist/waitlist.fields.ts';
import { csvCell } from '../../platform/csv/csv.ts';

/** The format in which an export writes users. */
export type ExportFormat = 'csv' | 'json';

/** Sets of columns: those of the list that tools rely on, or everything the back office shows about a user. */
export const exportColumnSets = ['default', 'all'] as const;
type ColumnSet = (typeof exportColumnSets)[number];

export interface ExportShape {
  readonly format: ExportFormat;
  /** A set, or names of columns with commas between them: {@link exportColumns} knows them. */
  readonly columns: string;
}

/**
 * The start of a line of the file that is JSON, and ends with a line feed: one of its cells has to be quoted or
 * defused.
 */
export const unfinishedLine = '\u0001';

/** The newest signup: an export covers everyone who had joined when it began. And how many of them are not erased. */
export async function findExtent(pool: Pool): Promise<{ readonly newest: number; readonly users: number }> {
  const { rows } = await pool.query<{ newest: number; users: number }>(
    `SELECT last_seq::float8 AS newest, (last_seq - (
       SELECT count(*) FROM score JOIN signup USING (seq) WHERE standing = 'excluded' AND erased_at IS NOT NULL))::float8 AS users
     FROM waitlist_head`,
  );
  return rows[0] ?? { newest: 0, users: 0 };
}

/** A part of the join order, excluding its first place. */
export interface SeqRange {
  readonly after: number;
  readonly until: number;
}

/** The users in a part of the join order, without erased ones, in the export's format. */
export async function readRange(pool: Pool, shape: ExportShape, range: SeqRange): Promise<string> {
  const { rows } = await pool.query<{ text: string | null }>({
    ...named(`user_export_range_${shape.format}`, shape),
    // Both tables are bounded; otherwise their merge would read `score` from its beginning.
    text: exportQuery(
      shape,
      `signup LEFT JOIN (SELECT * FROM score WHERE seq > $1 AND seq <= $2) AS score USING (seq)`,
      'signup.seq > $1 AND signup.seq <= $2',
    ),
    values: [range.after, range.until],
  });
  return rows[0]?.text ?? '';
}

/** The users at places in the join order, likewise, in the given order. */
export async function readPlaces(pool: Pool, shape: ExportShape, seqs: readonly number[]): Promise<string> {
  const { rows } = await pool.query<{ text: string | null }>({
    ...named(`user_export_places_${shape.format}`, shape),
    text: exportQuery(
      shape,
      'unnest($1::bigint[]) WITH ORDINALITY AS wanted (seq, nth) JOIN signup USING (seq) LEFT JOIN score USING (seq)',
      'true',
      'wanted.nth',
    ),
    values: [seqs],
  });
  return rows[0]?.text ?? '';
}

/** Only what is asked often is prepared: anyone may choose columns of their own. */
const named = (name: string, { columns }: ExportShape) =>
  isSet(columns) ? { name: `${name}_${columns}` } : {};

/** One text for all rows: PostgreSQL writes it many times faster than rows can be read one by one. */
const exportQuery = (
  { format, columns }: ExportShape,
  from: string,
  where: string,
  order = 'signup.seq',
): string => `
  SELECT string_agg(${format === 'csv' ? csvLine(cellsOf(columns)) : json(cellsOf(columns))}, '${format === 'csv' ? '' : ','}' ORDER BY ${order}) AS text
  FROM ${from}
    CROSS JOIN LATERAL (SELECT left((signup.joined_at AT TIME ZONE 'UTC')::text, 23) AS moment OFFSET 0) AS joined ${joins(cellsOf(columns))}
  WHERE ${where} AND signup.erased_at IS NULL`;

/** What cells need besides. `OFFSET 0` keeps PostgreSQL from evaluating it once per reference. */
const ranking = 'CROSS JOIN LATERAL (SELECT waitlist_rank(signup.seq)::text AS place OFFSET 0) AS ranking';
const came = `LEFT JOIN LATERAL (SELECT name, nullif(campaign, '') AS campaign FROM source WHERE source.id = signup.source_id LIMIT 1) AS came ON true`;
const labeled = `CROSS JOIN LATERAL (SELECT nullif(array_to_string(${tagNamesSql('signup.seq')}, ', '), '') AS tags OFFSET 0) AS labeled`;

const joins = (cells: readonly Cell[]): string =>
  [...new Set(cells.map(({ joins: needed = '' }) => needed))].join(' ');

/** What users could choose in a field. */
const optionsIn = ({ name, format }: ListedField): readonly Option[] => {
  if (format === 'country') return countries.map(({ code, name: label }) => ({ slug: code, label }));
  const asked = allQuestions.find(({ key }) => key === name)?.question;
  return asked === undefined ? [] : optionsOf(asked);
};

/**
 * The label of a choice, written for the format. Looked up in a constant and not joined: after a hash join, PostgreSQL
 * would sort what is in order already.
 */
const labelOf = (options: readonly Option[], kept: string, written: (label: string) => string): string =>
  `${literal(JSON.stringify(Object.fromEntries(options.map(({ slug, label }) => [slug, written(label)]))))}::jsonb ->> ${kept}`;

/** A literal of ours in SQL. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** In the format of `Date.toISOString`. */
const joinedAt = `translate(moment, ' ', 'T') || substr('.000Z', octet_length(moment) - 18)`;

/**
 * A column of the file and key of an object: its value in JSON, and in a line of the file where nothing has to be
 * quoted.
 */
interface Cell {
  readonly key: string;
  readonly json: string;
  readonly plain: string;
  /** Its JSON in a line of the file that is not finished; left out: as in JSON. */
  readonly unfinished?: string;
  /** Text that a user or an admin typed: it may have to be quoted or defused. */
  readonly typed?: true;
  /** The table that it is in, joined to `signup`. */
  readonly joins?: string;
}

const optional = (key: string, sql: string): Cell => ({
  key,
  json: `coalesce(to_json(${sql})::text, 'null')`,
  plain: `coalesce(${sql}, '')`,
});

const cellOf = (field: ListedField): Cell => {
  const { name: key, format, erasedTo } = field;
  const kept = fieldSql('signup', field);
  switch (format) {
    case 'text':
      return {
        ...(erasedTo === null ? optional(key, kept) : { key, json: `to_json(${kept})`, plain: kept }),
        typed: true,
      };
    case 'phone': {
      const digits = `substr(${kept}, 2)`;
      // In the file it keeps its plus sign, which spreadsheets drop from a number, and which `csvCell` defuses.
      const plain = `CASE ${kept} WHEN '' THEN '' ELSE '''' || ${kept} END`;
      return {
        key,
        json: `coalesce(nullif(${digits}, ''), 'null')`,
        unfinished: `'"' || ${kept} || '"'`,
        plain,
      };
    }
    case 'country':
    case 'choice': {
      const options = optionsIn(field);
      return {
        key,
        json: `coalesce(${labelOf(options, kept, JSON.stringify)}, 'null')`,
        plain: `coalesce(${labelOf(options, kept, csvCell)}, '')`,
      };
    }
  }
};

const figure = (key: string, sql: string): Cell => ({ key, json: sql, plain: sql });
const quoted = (key: string, sql: string): Cell => ({ key, json: `'"' || ${sql} || '"'`, plain: sql });

/** Their own code comes before the one they entered. */
const defaultCells: readonly Cell[] = [
  ...listedFields.flatMap((field) => [
    ...(field.name === 'referralCode' ? [quoted('referralId', 'signup.referral_id')] : []),
    cellOf(field),
  ]),
  figure('referralPoints', 'coalesce(score.points, 0)'),
  figure('referralCount', 'coalesce(score.referral_count, 0)'),
  quoted('createdAt', joinedAt),
];

const furtherCells: readonly Cell[] = [
  {
    key: 'rank',
    json: `coalesce(ranking.place, 'null')`,
    plain: `coalesce(ranking.place, '')`,
    joins: ranking,
  },
  quoted('state', signupState),
  optional('verifiedBy', 'signup.verified_by'),
  quoted('joinedAt', `left(moment, 19)`),
  optional('leavesAt', `left((signup.leaves_at AT TIME ZONE 'UTC')::text, 19)`),
  { ...optional('source', 'came.name'), typed: true, joins: came },
  { ...optional('campaign', 'came.campaign'), typed: true, joins: came },
  { ...optional('tags', 'labeled.tags'), typed: true, joins: labeled },
];

const cellSets: Readonly<Record<ColumnSet, readonly Cell[]>> = {
  default: defaultCells,
  all: [...defaultCells, ...furtherCells],
};
const cells = new Map(cellSets.all.map((cell) => [cell.key, cell]));
const isSet = (columns: string): columns is ColumnSet => exportColumnSets.some((set) => set === columns);

const cellsOf = (columns: string): readonly Cell[] =>
  isSet(columns) ? cellSets[columns] : columns.split(',').flatMap((key) => cells.get(key) ?? []);

/** The columns of the file, and the keys of an object in JSON, in their order; those that do not exist are left out. */
export const exportColumns = (columns: string): readonly string[] => cellsOf(columns).map(({ key }) => key);

/**
 * `json_build_object` and `concat` would take twice as long: they look up the output function of each argument on every
 * call.
 */
const json = (cells: readonly Cell[]): string =>
  `'{' || ${cells.map((cell) => `'"${cell.key}":' || ${cell.json}`).join(` || ',' || `)} || '}'`;

/**
 * Whether nothing in a line has to be quoted or defused. Nearly always, each cell that was typed begins with a letter or digit and
 * contains nothing special to CSV or a spreadsheet.
 */
function isPlain(cells: readonly Cell[]): string {
  const typed = cells.filter((cell) => cell.typed).map(({ plain }) => plain);
  if (typed.length === 0) return 'true';
  return String.raw`(${typed.join(` || E'\\x1f' || `)}) !~ '[",;|\x01-\x1e]|(^|\x1f)[^[:alnum:]\x1f]|\s(\x1f|$)'`;
}

const csvLine = (cells: readonly Cell[]): string =>
  `CASE WHEN ${isPlain(cells)}
    THEN ${cells.map(({ plain }) => plain).join(` || ',' || `)} || E'\\r\\n'
    ELSE E'\\x01' || ${json(cells.map((cell) => ({ ...cell, json: cell.unfinished ?? cell.json })))} || E'\\n' END`;
