import { expect } from 'vitest';
import { type ErrorCode, errorCatalogue } from '../../platform/errors/error-catalogue.ts';
import type { Role } from '../../platform/auth/role.ts';
import type { ApiContract } from '../api-contract.ts';
import type { Answer, TestClient } from '../client.ts';
import type { TestApp } from '../app.ts';

/** The content of an answer; a test looks at any part of it. */
type Body = Answer['body'];

/** What the cases may use: one running instance, a user on its waitlist, and a token of each role. */
export interface World {
  readonly running: TestApp;
  readonly client: TestClient;
  /** The REST API's document. */
  readonly api: ApiContract;
  readonly tokens: Readonly<Record<Role, string>>;
  /** A user with three referrals. */
  readonly referrer: { readonly id: string; readonly referralId: string };
}

/** The same request to both APIs. */
export interface Ask {
  /** What follows the route's address, such as `?userId=a`, or replaces its parameter. */
  readonly address?: string;
  readonly body?: unknown;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Overrides the case's token. */
  readonly token?: string;
}

export interface ParityCase {
  readonly name: string;
  /** The expected answer of both; left out: success. */
  readonly code?: ErrorCode;
  /** The caller; left out: one without a token. */
  readonly as?: Role;
  /** Called separately for each API, so that something that works only once is done with an equal twin. */
  readonly ask: (world: World) => Ask | Promise<Ask>;
}

/** A call of REST and the equivalent GraphQL operation. */
export interface Pair {
  /** As the route is mounted: `GET /api/getRank`. */
  readonly rest: string;
  /** As in the schema: `Query.rank`. */
  readonly graphql: string;
  /** The one operation, with everything that the REST call returns. */
  readonly document: string;
  /** The REST body, in the pair's words. */
  readonly fromRest: (body: Body) => unknown;
  /** The GraphQL field, in the pair's words. */
  readonly fromGraphql: (field: Body) => unknown;
  /** At least one that succeeds. */
  readonly cases: readonly ParityCase[];
}

interface Met {
  readonly data: unknown;
  readonly failure: {
    readonly code: ErrorCode;
    /** Left out if the request was malformed: the two APIs parse requests differently. */
    readonly words?: unknown;
    readonly asksToWait: boolean;
  } | null;
}

/** Sends it to both and expects the same data and the same failure. @returns the answer of REST. */
export async function expectSame(world: World, pair: Pair, each: ParityCase): Promise<Met> {
  const rest = await viaRest(world, pair, each);
  const graphql = await viaGraphql(world, pair, each);
  expect(graphql).toEqual(rest);
  expect(rest.failure?.code, JSON.stringify(rest)).toBe(each.code);
  if (each.code === undefined) expect(rest.data).toBeDefined();
  return rest;
}

async function viaRest(world: World, { rest, fromRest }: Pair, { as, ask }: ParityCase): Promise<Met> {
  const { address = '', body, token } = await ask(world);
  const [method = '', url = ''] = rest.split(' ');
  const path = url.includes('/:') ? url.replace(/:\w+/, address) : url + address;
  const answer = await world.client.send(
    method,
    path,
    body === undefined ? undefined : JSON.stringify(body),
    {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...bearer(token ?? (as && world.tokens[as])),
    },
  );
  const { status, headers } = world.api.hold(method, path, answer);
  if (status < 400) return { data: fromRest(answer.body), failure: null };
  const { code, message, fields } = answer.body;
  expect(status).toBe(errorCatalogue[code as ErrorCode].status);
  return { data: undefined, failure: failureOf(code, message, fields, headers.get('retry-after')) };
}

async function viaGraphql(world: World, pair: Pair, { as, ask }: ParityCase): Promise<Met> {
  const { variables = {}, token } = await ask(world);
  const headers = bearer(token ?? (as && world.tokens[as]));
  const { body } = await world.client.graphql(pair.document, variables, headers);
  const [error] = body.errors ?? [];
  if (error === undefined)
    return { data: pair.fromGraphql(body.data[pair.graphql.split('.')[1] ?? '']), failure: null };
  const { code, fields, retryAfterSeconds } = error.extensions;
  return { data: undefined, failure: failureOf(code, error.message, fields, retryAfterSeconds ?? null) };
}

function failureOf(code: ErrorCode, message: string, fields: unknown, retryAfter: unknown): Met['failure'] {
  const words = code === 'BAD_REQUEST' ? {} : { words: { message, fields } };
  return { code, ...words, asksToWait: retryAfter !== null };
}

const bearer = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** The entries of a list, reworded. */
export const mapped = (list: readonly Body[], to: (entry: Body) => unknown): readonly unknown[] =>
  list.map(to);
