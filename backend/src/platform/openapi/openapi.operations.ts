import type { RouteOptions } from 'fastify';
import type { Access } from '../auth/access.ts';
import type { Role } from '../auth/role.ts';
import { demandAccess } from '../auth/authentication.ts';
import { type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts';
import { FailureSchema, neededFields } from '../http/rest-schema.ts';
import { exampleOf, requireFields } from './openapi.bodies.ts';
import type { ApiContent, ApiDocument, ApiOperation } from './openapi.document.ts';
import { failureResponse, sharedFailuresOf } from './openapi.failures.ts';

/** A call of the API, and what its route declares besides its schemas. */
export interface Call {
  readonly method: string;
  /** In the document's syntax: `/api/getfaq/{id}`. */
  readonly path: string;
  readonly access: Access;
  /** The codes of this call that not every other call has. */
  readonly ownFailures: readonly ErrorCode[];
  /** The fields its body must have. */
  readonly neededFields: readonly string[];
}

/** The calls that a route mounts. */
export const callsOf = (route: RouteOptions): readonly Call[] =>
  [route.method]
    .flat()
    .map((method) => ({
      method,
      path: route.url.replace(/:(\w+)/g, '{$1}'),
      access: demandAccess(route),
      ownFailures: route.schema?.failures ?? [],
      neededFields: neededFields(route.schema?.body),
    }));

/**
 * Completes the routes' schemas: required fields and examples of bodies, every failure by status and code, the token a
 * call needs, and an id for each operation. The first clause of a summary becomes the title; the text after a semicolon
 * moves to the description.
 */
export function completeDocument(document: ApiDocument, calls: readonly Call[]): ApiDocument {
  const responses = new Map<string, object>();
  const paths = mapped(document.paths, (operations, path) =>
    mapped(operations, (operation, method) => {
      const call = calls.find((each) => each.path === path && each.method === method.toUpperCase());
      if (call === undefined) throw new Error(`${method} ${path} is described but not mounted`);
      return complete(operation, call, responses);
    }),
  );
  const components = {
    schemas: { Failure: FailureSchema },
    responses: Object.fromEntries([...responses].sort(([one], [other]) => (one < other ? -1 : 1))),
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: "A session's token, or an API key." },
    },
  };
  return { ...document, paths, components };
}

function complete(operation: ApiOperation, call: Call, responses: Map<string, object>): ApiOperation {
  const { summary = '', requestBody } = operation;
  const [title = '', ...details] = summary.split('; ');
  return {
    ...operation,
    operationId: operationId(call.path),
    summary: title,
    description: [...details.map(sentence), accessInWords(call.access)].join(' '),
    // A token is accepted everywhere: some open calls return more to callers with one.
    security: call.access.requires === 'NOTHING' ? [{}, { token: [] }] : [{ token: [] }],
    ...(requestBody === undefined
      ? {}
      : { requestBody: { ...requestBody, content: requestContent(requestBody.content, call.neededFields) } }),
    responses: { ...successesOf(operation), ...failuresOf(call, responses) },
  };
}

const requestContent = (content: ApiContent, needed: readonly string[]): ApiContent =>
  withJson(content, ({ schema, ...body }) => withExample({ ...body, schema: requireFields(schema, needed) }));

const successesOf = ({ responses }: ApiOperation): ApiOperation['responses'] =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => /^[123]\d\d$/.test(status))
      .map(([status, response]) =>
        '$ref' in response || response.content === undefined
          ? [status, response]
          : [status, { ...response, content: withJson(response.content, withExample) }],
      ),
  );

/** Identical failures are described once, in `responses`, and referred to. */
function failuresOf({ ownFailures, ...call }: Call, responses: Map<string, object>) {
  const codes = new Set([...ownFailures, ...sharedFailuresOf(call)]);
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, unsorted]) => {
      const sorted = unsorted.toSorted();
      const name = sorted.join('-');
      responses.set(name, failureResponse(sorted));
      return [String(status), { $ref: `#/components/responses/${name}` }] as const;
    }),
  );
}

type JsonBody = NonNullable<ApiContent['application/json']>;

function withJson(content: ApiContent, change: (body: JsonBody) => JsonBody): ApiContent {
  const { 'application/json': body } = content;
  return body === undefined ? content : { ...content, 'application/json': change(body) };
}

function withExample(body: JsonBody): JsonBody {
  const example = exampleOf(body.schema);
  return example === undefined ? body : { ...body, example };
}

/** `/api/admin/login` becomes adminLogin; parameters are left out. No address has two methods. */
const operationId = (path: string): string =>
  path
    .replace(/^\/api\/|\/\{\w+\}/g, '')
    .replace(/\/(\w)/g, (_slash, letter: string) => letter.toUpperCase());

const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

function accessInWords({ requires, session = false, key, scope }: Access): string {
  if (requires === 'NOTHING') return 'Needs no token.';
  if (key !== undefined)
    return `Needs a token: the session of ${roleInWords(requires)}, or an API key of ${roleInWords(key)}.`;
  return `Needs a token: ${session ? 'the session' : 'a session or an API key'} of ${roleInWords(requires)}${scope === undefined ? '' : `, or an API key with the scope ${scope}`}.`;
}

const roleInWords = (role: Role): string => (role === 'ADMIN' ? 'an ADMIN' : `${articled(role)} or more`);

const articled = (role: string): string => `${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${role}`;

const mapped = <T>(
  record: Readonly<Record<string, T>>,
  to: (value: T, key: string) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));

declare module 'fastify' {
  interface FastifySchema {
    /** The codes of this call that not every other call has. */
    readonly failures?: readonly ErrorCode[];
  }
}
