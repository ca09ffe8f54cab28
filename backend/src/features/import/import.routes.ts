import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { Readable } from 'node:stream';
import { byteOrderMark, csvLine } from '../../platform/csv/csv.ts';
import { acceptCsv, csvIn } from '../../platform/http/csv-upload.ts';
import { sendFailure, sendStream } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { importFields } from './import.columns.ts';
import type { RejectedLine } from './import.repository.ts';
import type { ImportService } from './import.service.ts';
import { toColumns } from './import.types.ts';

/** A million lines of 256 bytes. */
const uploadLimit = 256 * 1024 * 1024;
/** A million lines take about two minutes. */
const checkWithinMs = 15 * 60_000;

const upload = {
  summary:
    'Checks a file of users of another product, for importing them; the body (text/csv, at most 256 MiB) is CSV in UTF-8 or UTF-16 with one user a line. Nobody is added by it',
  querystring: Type.Object({
    name: Type.Optional(Type.String({ description: "The file's name, at most 100 characters." })),
    columns: Type.Optional(
      Type.String({
        description: `JSON: which column, from 0, holds each field, such as {"email":2}; left out: as the headings say. Fields: ${importFields.join(', ')}.`,
      }),
    ),
  }),
  response: responses({
    201: Type.Object({
      importId: Type.Union([Type.String(), Type.Null()], {
        description:
          "The import's id; null: no column is known to hold the email addresses, so nothing was checked.",
      }),
      columns: Type.Array(
        Type.Object({
          heading: Type.String({ description: "The column's heading." }),
          field: Type.Union([Type.String(), Type.Null()], {
            description: 'What it holds; null: it is not imported.',
          }),
        }),
        { description: 'In order.' },
      ),
    }),
  }),
  failures: ['VALIDATION_FAILED', 'UPLOAD_BUSY', 'CONFLICT'],
} as const;

const rejected = {
  summary:
    'The lines of a file that are not imported, or whose referrer gets no credit, with the reason; while lines are kept',
  params: Type.Object({ id: Type.String({ description: "The import's id." }) }),
  response: responses({
    200: Type.Unsafe<unknown>({
      description: 'In the order of the file.',
      content: {
        'text/csv': {
          schema: Type.String({ description: 'In UTF-8, with a header row: line, email, reason.' }),
        },
      },
    }),
  }),
  failures: ['NOT_FOUND'],
} as const;

/** `POST /api/admin/checkImport` and `GET /api/admin/imports/:id/rejected.csv`. */
export const importRoutes =
  (imports: ImportService): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    app.get(
      '/admin/imports/:id/rejected.csv',
      { config: { requires: 'ADMIN', session: true }, exposeHeadRoute: false, schema: rejected },
      async (request, reply) => {
        const outcome = await imports.rejected(request.params.id);
        if (!outcome.ok) return sendFailure(reply, outcome);
        reply.header('cache-control', 'no-store');
        reply
          .header('content-disposition', 'attachment; filename="rejected.csv"')
          .type('text/csv; charset=utf-8');
        return sendStream(reply, Readable.from(csvOf(outcome.slices), { objectMode: false }));
      },
    );
    void app.register(uploads(imports));
    done();
  };

const uploads =
  (imports: ImportService): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    acceptCsv(app);
    app.post(
      '/admin/checkImport',
      {
        config: { requires: 'ADMIN', session: true, answerWithinMs: checkWithinMs },
        ...{ bodyLimit: uploadLimit, schema: upload },
      },
      async (request, reply) => {
        const file = csvIn(request, reply, uploadLimit);
        if (file === null) return reply;
        const outcome = await imports.check(
          { name: request.query.name, columns: request.query.columns },
          file,
          contextOf(request, reply),
        );
        if (!outcome.ok) return sendFailure(reply, outcome);
        const { importId, layout } = outcome.file;
        return reply.code(201).send({ importId, columns: [...toColumns(layout.headings, layout.columns)] });
      },
    );
    done();
  };

async function* csvOf(slices: AsyncIterable<readonly RejectedLine[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['line', 'email', 'reason']);
  for await (const slice of slices)
    yield slice.map(({ line, email, reason }) => csvLine([line, email, reason])).join('');
}
