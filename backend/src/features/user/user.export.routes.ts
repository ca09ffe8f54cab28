import { Readable } from 'node:stream';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { type TSchema, Type } from '@sinclair/typebox';
import { by } from '../../platform/audit/audit-log.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { sendFailure, sendStream } from '../../platform/http/reply.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { inputParametersOf, replyOf } from '../../platform/mirror/mirror.ts';
import { checked } from '../../platform/json/checked.ts';
import { byteOrderMark, csvLine } from '../../platform/csv/csv.ts';
import { signupStates } from '../invite/invite.signup-state.ts';
import {
  exportColumns,
  exportColumnSets,
  type ExportFormat,
  unfinishedLine,
} from './user.export.repository.ts';
import { bestAtMost, type UserExportService } from './user.export.service.ts';
import type { UserResolver } from './user.resolver.ts';
import { toUserRecord } from './user.routes.ts';

const fileName = 'Data.csv';
const [defaultColumns, allColumns] = exportColumnSets.map((set) => exportColumns(set).join(', '));
const exportedStates = signupStates.filter((state) => state !== 'erased');
const FurtherFields = {
  rank: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
      description: '1 is first; null for a user who is not waiting.',
    }),
  ),
  state: Type.Optional(Type.Union(exportedStates.map((state) => Type.Literal(state)))),
  verifiedBy: Type.Optional(
    Type.Union([Type.Literal('email'), Type.Literal('phone'), Type.Null()], {
      description: 'Which contact they verified; null: they were imported and have not verified one.',
    }),
  ),
  joinedAt: Type.Optional(
    Type.String({ description: 'createdAt for spreadsheets: date and time in UTC, to the second.' }),
  ),
  leavesAt: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description:
        'When they will be erased, at their own request: date and time in UTC, to the second. Null: they did not ask to leave.',
    }),
  ),
  source: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: 'Where they came from at first; null: unknown.',
    }),
  ),
  campaign: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'The campaign of that source; null: none.' }),
  ),
  tags: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: 'Their tags, with commas between them; null: none.',
    }),
  ),
};
const ColumnSet = Type.Optional(
  Type.String({
    description: `default: ${defaultColumns}. all: also ${allColumns?.slice((defaultColumns?.length ?? 0) + 2)}. For text/csv also some of them, with commas between them, in the order of the file: email,rank.`,
  }),
);
const Best = Type.Optional(
  Type.String({
    description: `A whole number up to ${bestAtMost}: only this many of the waiting users, or of those in the states asked for, most points first.`,
  }),
);
const exported = (schema: TSchema) =>
  Type.Unsafe<unknown>({
    description: 'In join order; with best, most points first.',
    content: {
      'application/json': { schema },
      'text/csv': {
        schema: Type.String({
          description: `In UTF-8, with a header row: ${defaultColumns}; see columns. A cell that spreadsheets would read as a formula begins with an apostrophe, as does a phone number with its plus sign.`,
        }),
      },
    },
  });

/** `GET /api/admin/getcsv`. */
export function userExportRoutes(exports: UserExportService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    const json = replyOf<UserResolver>(app)('users', {
      reply: ({ docs }) => ({ result: docs.map((user) => ({ ...toUserRecord(user), ...FurtherFields })) }),
    });
    const filter = inputParametersOf(app, 'users', 'filter');
    app.get(
      '/admin/getcsv',
      {
        config: { requires: 'VIEWER' },
        exposeHeadRoute: false, // it would take everything out, too
        schema: {
          summary:
            'Users who are not erased: all, or those that a filter selects, in join order, or the best of them; with Accept: text/csv, a file for spreadsheets in which no cell is a formula',
          querystring: Type.Object({ ...filter.properties, columns: ColumnSet, best: Best }),
          response: responses({ 200: exported(json) }),
          failures: ['VALIDATION_FAILED'],
        },
      },
      async (request, reply) => {
        const format = wantsCsv(request.headers.accept) ? 'csv' : 'json';
        const exporter = by(request);
        const { columns: asked, best: atMost } = request.query;
        const chosen = parseColumns(asked, format);
        if (!chosen.ok) return sendFailure(reply, chosen);
        const counted = parseBest(atMost);
        if (!counted.ok) return sendFailure(reply, counted);
        const { columns } = chosen;
        const { best } = counted;
        const query = { filter: filter.toInput(request.query), format, columns, best } as const;
        const outcome = await exports.export(query, exporter);
        if (!outcome.ok) return sendFailure(reply, outcome);
        reply.header('cache-control', 'no-store').header('vary', 'accept');
        if (format === 'csv') reply.header('content-disposition', `attachment; filename="${fileName}"`);
        reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8');
        const text =
          format === 'csv' ? csvOf(outcome.slices, exportColumns(columns)) : jsonOf(outcome.slices);
        return sendStream(reply, Readable.from(text, { objectMode: false }));
      },
    );
    done();
  };
}

const wantsCsv = (accept = ''): boolean => /(?:^|,)\s*text\/csv\s*(?:;|,|$)/i.test(accept);

/** @returns the default set if the text is missing or blank; VALIDATION_FAILED (`columns`). */
function parseColumns(text = '', format: ExportFormat): Outcome<{ columns: string }> {
  const names = text.split(',').map((name) => name.trim());
  const columns = names.join() || 'default';
  if (exportColumnSets.some((set) => set === columns)) return { ok: true, columns };
  if (format === 'json')
    return invalidFields({ columns: `columns must be one of ${exportColumnSets.join(', ')}` });
  const all = exportColumns('all');
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined)
    return invalidFields({
      columns: `There is no column ${JSON.stringify(unknown)}. There are ${all.join(', ')}`,
    });
  return new Set(names).size < names.length
    ? invalidFields({ columns: 'A column can be in the file once' })
    : { ok: true, columns };
}

/** @returns null if the text is missing or blank; VALIDATION_FAILED (`best`). */
function parseBest(text: string | undefined): Outcome<{ best: number | null }> {
  const asked = text?.trim() ?? '';
  if (asked === '') return { ok: true, best: null };
  const best = /^\d{1,5}$/.test(asked) ? Number(asked) : 0;
  return best >= 1 && best <= bestAtMost
    ? { ok: true, best }
    : invalidFields({ best: `best must be a whole number from 1 to ${bestAtMost}` });
}

async function* csvOf(slices: AsyncIterable<string>, columns: readonly string[]): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const slice of slices)
    yield* textOf(slice.includes(unfinishedLine) ? finished(slice, columns) : slice);
}

const UnfinishedLine = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]));
const unfinished = new RegExp(`${unfinishedLine}(.*)\n`, 'g');

/** Formats the lines that are JSON. */
const finished = (slice: string, columns: readonly string[]): string =>
  slice.replace(unfinished, (_line, json: string) => {
    const record = checked(UnfinishedLine, JSON.parse(json));
    return csvLine(columns.map((column) => record[column] ?? null));
  });

async function* jsonOf(slices: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"result":[';
  let separator = '';
  for await (const slice of slices) {
    if (slice === '') continue;
    yield separator + slice;
    separator = ',';
  }
  yield ']}';
}

/** A stream takes an empty text for its end. */
const textOf = (text: string): readonly string[] => (text === '' ? [] : [text]);
