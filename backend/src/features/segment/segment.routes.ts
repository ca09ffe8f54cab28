import { createError } from '@fastify/error';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { failure } from '../../platform/errors/error-catalogue.ts';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import type { EmailListService } from './segment.email-list.service.ts';
import { toPreview } from './segment.preview.types.ts';
import { ListName, ListReply, PreviewBody, PreviewReply } from './segment.schema.ts';
import type { SegmentService } from './segment.service.ts';

const preview = {
  summary: 'Which users a mailing to a segment would go to right now, and who is left out; changes nothing',
  body: PreviewBody,
  response: responses({ 200: PreviewReply }),
  failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'PREVIEW_BUSY', 'PREVIEW_TIMEOUT'],
} as const;
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
export function segmentRoutes(
  segments: SegmentService,
  lists: EmailListService,
): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post(
      '/admin/previewSegment',
      { config: { requires: 'VIEWER' }, bodyLimit: previewLimit, schema: preview },
      async ({ body: { segment, kind } }, reply) => {
        const outcome = await segments.preview(segment ?? {}, kind);
        if (!outcome.ok) return sendFailure(reply, outcome);
        const { sample, excluded, ...counts } = toPreview(outcome.preview);
        return { ...counts, sample: [...sample], excluded: [...excluded] };
      },
    );
    void app.register(uploads(lists));
    done();
  };
}

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
