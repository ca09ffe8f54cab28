import { Readable } from 'node:stream';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyPluginCallback } from 'fastify';
import { byteOrderMark, csvLine } from '../../platform/csv/csv.ts';
import { sendFailure, sendStream } from '../../platform/http/reply.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { mirror, parametersOf } from '../../platform/mirror/mirror.ts';
import type { ExportedClaim } from './reward.claim.repository.ts';
import type { ClaimService } from './reward.claim.service.ts';
import type { RewardResolver } from './reward.resolver.ts';

const id = 'c56a4180-65aa-42ec-a945-5fd21dec0538';
const examples = {
  ...{ _id: id, id, name: 'A T-shirt', kind: 'manual', state: 'waiting', ids: [id], claims: 1 },
  ...{ firstName: 'Ada', lastName: 'Lovelace', referralId: 'K7Q2M9XW4T', fulfilledBy: 'grace@example.com' },
};

/** `GET /api/admin/getrewards`; `POST /api/admin/fulfilreward`. */
export const rewardRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<RewardResolver>(app);
  call('GET /admin/getrewards', 'rewardClaims', {
    examples,
    reply: ({ docs, ...page }) => ({
      result: { docs: docs.map(({ id: _id, ...claim }) => ({ _id, ...claim })), ...page },
    }),
    failures: ['VALIDATION_FAILED'],
  });
  call('POST /admin/fulfilreward', 'fulfillRewardClaims', {
    examples,
    reply: (claims) => ({ result: { claims } }),
    failures: ['VALIDATION_FAILED', 'NOT_FOUND'],
  });
  done();
};

const columns = [
  ...(['reward', 'firstName', 'lastName', 'email', 'phoneNo', 'state', 'reachedAt', 'fulfilledAt'] as const),
  ...(['fulfilledBy', 'id'] as const),
];

/** `GET /api/admin/exportrewards`. */
export const rewardExportRoutes =
  (claims: ClaimService): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    app.get(
      '/admin/exportrewards',
      {
        config: { requires: 'VIEWER' },
        exposeHeadRoute: false, // it would be recorded as an export
        schema: {
          summary: 'Rewards that users reached, as a file for spreadsheets in which no cell is a formula',
          querystring: parametersOf(app, 'rewardClaims', ['rewardId', 'state']),
          response: responses({
            200: Type.Unsafe<unknown>({
              description: 'The rewards, in the order in which they were first reached.',
              content: {
                'text/csv': {
                  schema: Type.String({ description: `In UTF-8, with a header row: ${columns.join(', ')}.` }),
                },
              },
            }),
          }),
          failures: ['VALIDATION_FAILED'],
        },
      },
      async (request, reply) => {
        const outcome = await claims.export(request.query, request);
        if (!outcome.ok) return sendFailure(reply, outcome);
        reply
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="Rewards.csv"')
          .type('text/csv; charset=utf-8');
        return sendStream(reply, Readable.from(csvOf(outcome.slices), { objectMode: false }));
      },
    );
    done();
  };

async function* csvOf(slices: AsyncIterable<readonly ExportedClaim[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const slice of slices) yield slice.map((claim) => csvLine(cellsOf(claim))).join('');
}

function cellsOf({ reward, user, phone, reachedAt, fulfilledAt, ...claim }: ExportedClaim) {
  const cells = {
    ...claim,
    reward: reward.name,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNo: phone,
    reachedAt: readable(reachedAt),
    fulfilledAt: fulfilledAt === null ? '' : readable(fulfilledAt),
  };
  return columns.map((column) => cells[column]);
}

/** A time in a form that spreadsheets read: date and time in UTC, to the second. */
const readable = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
