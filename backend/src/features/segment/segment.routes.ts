import { createError } from '@fastify/error';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyError, FastifyPluginCallback } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { failure } from '../../platform/errors/error-catalogue.ts';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { mirror } from '../../platform/mirror/mirror.ts';
import { forEachChoice } from '../../questions.form.ts';
import type { EmailListService } from './segment.email-list.service.ts';
import type { SegmentResolver } from './segment.resolver.ts';

/** Of the fields of a segment, and of what a mailing to it is for. */
export const segmentExamples = {
  kind: 'invite',
  states: ['waiting'],
  countries: ['DE'],
  ...forEachChoice(({ question: { options } }) => [options.at(-1)?.slug]),
  joinedFrom: '2026-01-01',
  joinedTo: '2099-12-31',
  minPoints: 10,
  maxPoints: 1000,
  minReferrals: 1,
  maxReferrals: 20,
  verifiedBy: 'email',
  reachStatedBy: 'email',
  topByRank: 500,
};

const count = (description: string) => Type.Integer({ minimum: 0, description });
const ListName = Type.Object({
  name: Type.Optional(Type.String({ description: "The list's name, at most 100 characters." })),
});

const ListReply = Type.Object({
  listId: Type.String({ description: "The list's id, for segments." }),
  lines: count('Lines in the file, not counting blank ones and the headings.'),
  valid: count('Distinct addresses; spellings of one mailbox count once.'),
  duplicates: count('Repeated addresses.'),
  invalid: count('Lines without an address, and texts that look like one but are not valid.'),
  faults: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 1, description: 'From 1; where a record of several lines begins.' }),
      text: Type.String({ description: 'The beginning of what stands there.' }),
    }),
    { description: 'The first 20 of the invalid ones.' },
  ),
});

const upload = {
  summary:
    'Uploads a list of email addresses, for choosing users; the body (text/csv, at most 20 MiB) is CSV as programs write it, in UTF-8 or UTF-16, with the addresses in the columns whose headings say so or in the one that holds them, or a pasted list; lists are deleted after 30 days',
  querystring: ListName,
  response: responses({ 201: ListReply }),
  failures: ['VALIDATION_FAILED', 'UPLOAD_BUSY'],
} as const;

/** 1,000 ids of users. */
const previewLimit = 64 * 1024;
const uploadLimit = 20 * 1024 * 1024;

const notCsv = failure(
  'UNSUPPORTED_MEDIA_TYPE',
  'Send CSV in UTF-8, not compressed, with Content-Type: text/csv.',
);
const TooLargeError = createError('UPLOAD_TOO_LARGE', 'The file is too large', 413);
const InterruptedError = createError('UPLOAD_INTERRUPTED', 'The client left', 400);

/** `POST /api/admin/previewSegment` and `POST /api/admin/uploadEmails`. */
export const segmentRoutes =
  (lists: EmailListService): FastifyPluginCallback =>
  (app, _options, done) => {
    mirror<SegmentResolver>(app)('POST /admin/previewSegment', 'previewSegment', {
      examples: segmentExamples,
      bodyLimit: previewLimit,
      reply: (preview) => preview,
      failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'PREVIEW_BUSY', 'PREVIEW_TIMEOUT'],
    });
    void app.register(uploads(lists));
    done();
  };

/** Accepts raw CSV, and nothing else. */
const uploads =
  (lists: EmailListService): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('text/csv', (_request, body, parsed) => {
      parsed(null, body);
    });
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode === 415) return sendFailure(reply, notCsv);
      throw error;
    });
    app.post(
      '/admin/uploadEmails',
      { config: { requires: 'ADMIN' }, bodyLimit: uploadLimit, schema: upload },
      async (request, reply) => {
        if (request.headers['content-type'] === undefined) return sendFailure(reply, notCsv);
        const length = Number(request.headers['content-length'] ?? 0);
        if (length > uploadLimit) throw new TooLargeError();
        const { viewer, clientAddress } = contextOf(request, reply);
        const outcome = await lists.upload(request.query.name, limited(request.raw), {
          viewer,
          clientAddress,
        });
        if (!outcome.ok) return sendFailure(reply, outcome);
        const { faults, ...list } = outcome.list;
        return reply.code(201).send({ ...list, faults: [...faults] });
      },
    );
    done();
  };

/** The body, up to the limit. The connection stays open when it is not read any further, so that the answer arrives. */
async function* limited(body: IncomingMessage): AsyncGenerator<Buffer> {
  let bytes = 0;
  const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > uploadLimit) throw new TooLargeError();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof TooLargeError ? error : new InterruptedError();
  }
}
