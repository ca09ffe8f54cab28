import { Readable } from 'node:stream';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { type TSchema, Type } from '@sinclair/typebox';
import { by } from '../../platform/audit/audit-log.ts';
import { byteOrderMark, csvLine } from '../../platform/csv/csv.ts';
import { sendFailure, sendStream } from '../../platform/http/reply.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { parametersOf, replyOf } from '../../platform/mirror/mirror.ts';
import type { ExportedApplication } from './ambassador.export.repository.ts';
import type { AmbassadorExportService } from './ambassador.export.service.ts';
import type { AmbassadorResolver } from './ambassador.resolver.ts';
import { toReply } from './ambassador.routes.ts';
import { toAmbassadorApplication } from './ambassador.types.ts';

const fileName = 'Ambassadors.csv';
const columns = [
  ...([
    'firstName',
    'lastName',
    'email',
    'phoneNo',
    'collegeName',
    'message',
    'status',
    'appliedAt',
  ] as const),
  ...(['notes', 'id', 'acceptedAt', 'signupId', 'referralId', 'referralCount'] as const),
];
const Notes = Type.Array(
  Type.Object({
    text: Type.String(),
    writtenBy: Type.String({ description: 'An email address, or the name of an API key.' }),
    writtenAt: Type.String({ format: 'date-time' }),
  }),
  { description: 'Oldest first.' },
);
const exported = (schema: TSchema) =>
  Type.Unsafe<unknown>({
    description: 'All applications, in the order of applying.',
    content: {
      'application/json': { schema },
      'text/csv': {
        schema: Type.String({ description: `In UTF-8, with a header row: ${columns.join(', ')}.` }),
      },
    },
  });

/** `GET /api/admin/exportAmbassadors`. */
export function ambassadorExportRoutes(exports: AmbassadorExportService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    const json = replyOf<AmbassadorResolver>(app)('ambassadors', {
      reply: ({ docs }) => ({ result: docs.map((doc) => ({ ...toReply(doc), notes: Notes })) }),
    });
    app.get(
      '/admin/exportAmbassadors',
      {
        config: { requires: 'VIEWER' },
        exposeHeadRoute: false, // it would be recorded as an export
        schema: {
          summary:
            'All ambassador applications with their notes, in the order of applying; with Accept: text/csv, a file for spreadsheets in which no cell is a formula',
          querystring: parametersOf(app, 'ambassadors', ['search', 'status']),
          response: responses({ 200: exported(json) }),
          failures: ['VALIDATION_FAILED'],
        },
      },
      async (request, reply) => {
        const format = wantsCsv(request.headers.accept) ? 'csv' : 'json';
        const exporter = by(request);
        const outcome = await exports.export({ ...request.query, format }, exporter);
        if (!outcome.ok) return sendFailure(reply, outcome);
        reply.header('cache-control', 'no-store').header('vary', 'accept');
        if (format === 'csv') reply.header('content-disposition', `attachment; filename="${fileName}"`);
        reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8');
        const text = format === 'csv' ? csvOf(outcome.slices) : jsonOf(outcome.slices);
        return sendStream(reply, Readable.from(text, { objectMode: false }));
      },
    );
    done();
  };
}

const wantsCsv = (accept = ''): boolean => /(?:^|,)\s*text\/csv\s*(?:;|,|$)/i.test(accept);

type Slices = AsyncIterable<readonly ExportedApplication[]>;

async function* csvOf(slices: Slices): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const slice of slices) yield slice.map((each) => csvLine(cellsOf(each))).join('');
}

function cellsOf({ phone, appliedAt, acceptedAt, notes, signup, ...application }: ExportedApplication) {
  const written = notes.map(
    ({ text, writtenBy, writtenAt }) => `${readable(writtenAt)} ${writtenBy}: ${text}`,
  );
  const cells = {
    ...application,
    phoneNo: phone,
    appliedAt: readable(appliedAt.toISOString()),
    acceptedAt: acceptedAt === null ? '' : readable(acceptedAt.toISOString()),
    signupId: signup?.id ?? '',
    referralId: signup?.referralId ?? '',
    referralCount: signup?.referralCount ?? '',
    notes: written.join('\n'),
  };
  return columns.map((column) => cells[column]);
}

/** A time in a form that spreadsheets read: date and time in UTC, to the second. */
const readable = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

async function* jsonOf(slices: Slices): AsyncGenerator<string> {
  yield '{"result":[';
  let separator = '';
  for await (const slice of slices) {
    yield (
      separator +
      slice
        .map(({ notes, ...row }) => ({ ...toReply(toAmbassadorApplication(row)), notes }))
        .map((record) => JSON.stringify(record))
        .join(',')
    );
    separator = ',';
  }
  yield ']}';
}
