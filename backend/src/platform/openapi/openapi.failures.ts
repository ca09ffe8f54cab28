import type { RouteOptions } from 'fastify';
import { demandAccess } from '../auth/authentication.ts';
import type { Access } from '../auth/access.ts';
import { type ErrorCode, httpStatusByCode } from '../errors/error-catalogue.ts';
import { errorMeanings } from '../errors/error-meanings.ts';
import { FailureSchema } from '../http/rest-schema.ts';
import type { ApiDocument, ApiOperation } from './openapi.document.ts';

/** What the framework answers before or instead of a call's own code, and of which calls. */
export const sharedFailures: readonly {
  readonly of: string;
  readonly codes: readonly ErrorCode[];
  readonly met: (call: Pick<Call, 'method' | 'access'>) => boolean;
}[] = [
  {
    of: 'Every call',
    codes: [
      ...(['BAD_REQUEST', 'UNAUTHENTICATED', 'SESSION_EXPIRED', 'UNSUPPORTED_MEDIA_TYPE'] as const),
      ...(['RATE_LIMITED', 'INTERNAL', 'DATABASE_UNAVAILABLE'] as const),
    ],
    met: () => true,
  },
  {
    of: 'Every call that needs a token',
    codes: ['FORBIDDEN'],
    met: ({ access }) => access.requires !== 'NOTHING',
  },
  {
    of: 'Every call but GET',
    codes: ['CSRF_FAILED', 'PAYLOAD_TOO_LARGE'],
    met: ({ method }) => method !== 'GET',
  },
];

/** A call of the API, and what it alone answers. */
export interface Call {
  readonly method: string;
  /** As the document has it: `/api/getfaq/{id}`. */
  readonly path: string;
  readonly access: Access;
  readonly ownFailures: readonly ErrorCode[];
}

/** The calls that a route mounts. */
export const callsOf = (route: RouteOptions): readonly Call[] =>
  [route.method].flat().map((method) => ({
    method,
    path: route.url.replace(/:(\w+)/g, '{$1}'),
    access: demandAccess(route),
    ownFailures: route.schema?.failures ?? [],
  }));

/**
 * Completes what the routes' schemas say: each call's failures by status and code, each of them told once and referred
 * to, and whose token it needs.
 */
export function withFailures(document: ApiDocument, calls: readonly Call[]): ApiDocument {
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
  const { access, ownFailures } = call;
  const shared = sharedFailures.filter(({ met }) => met(call)).flatMap(({ codes }) => codes);
  const byStatus = Map.groupBy(new Set([...ownFailures, ...shared]), (code) => httpStatusByCode[code]);
  const failures = [...byStatus].map(([status, codes]) => {
    const name = codes.toSorted().join('-');
    responses.set(name, failureResponse(codes.toSorted()));
    return [String(status), { $ref: `#/components/responses/${name}` }] as const;
  });
  const successes = Object.entries(operation.responses).filter(([status]) => /^[123]\d\d$/.test(status));
  return {
    ...operation,
    operationId: operationId(call.path),
    description: accessInWords(access),
    // A token is welcome everywhere: some open calls tell more to who has one.
    security: access.requires === 'NOTHING' ? [{}, { token: [] }] : [{ token: [] }],
    responses: Object.fromEntries([...successes, ...failures]),
  };
}

/** `/api/admin/login` is adminLogin; what stands for a value is left out. No address has two methods. */
const operationId = (path: string): string =>
  path
    .replace(/^\/api\/|\/\{\w+\}/g, '')
    .replace(/\/(\w)/g, (_slash, letter: string) => letter.toUpperCase());

function accessInWords({ requires, session = false }: Access): string {
  if (requires === 'NOTHING') return 'Needs no token.';
  return `Needs a token: ${session ? 'the session' : 'a session or an API key'} of ${requires === 'ADMIN' ? 'an ADMIN' : `${articled(requires)} or more`}.`;
}

const articled = (role: string): string => `${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${role}`;

const mayWait = new Set([429, 503]);

function failureResponse(codes: readonly ErrorCode[]): object {
  const [first] = codes;
  return {
    description: codes.map((code) => `${code}: ${errorMeanings[code]}`).join(' '),
    ...(first !== undefined && mayWait.has(httpStatusByCode[first])
      ? { headers: { 'Retry-After': { description: 'Whole seconds to wait.', schema: { type: 'integer' } } } }
      : {}),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          allOf: [{ $ref: '#/components/schemas/Failure' }],
          properties: { code: { enum: codes } },
        },
      },
    },
  };
}

const mapped = <T>(
  record: Readonly<Record<string, T>>,
  to: (value: T, key: string) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));

declare module 'fastify' {
  interface FastifySchema {
    /** The codes that this call answers and not every other does, besides. */
    readonly failures?: readonly ErrorCode[];
  }
}
