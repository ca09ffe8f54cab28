import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyPluginCallback } from 'fastify';
import { acceptCsv, csvIn } from '../../platform/http/csv-upload.ts';
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
    acceptCsv(app);
    app.post(
      '/admin/uploadEmails',
      { config: { requires: 'ADMIN' }, bodyLimit: uploadLimit, schema: upload },
      async (request, reply) => {
        const file = csvIn(request, reply, uploadLimit);
        if (file === null) return reply;
        const { viewer, clientAddress } = contextOf(request, reply);
        const outcome = await lists.upload(request.query.name, file, { viewer, clientAddress });
        if (!outcome.ok) return sendFailure(reply, outcome);
        const { faults, ...list } = outcome.list;
        return reply.code(201).send({ ...list, faults: [...faults] });
      },
    );
    done();
  };
