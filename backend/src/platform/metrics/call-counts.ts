import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import {
  type DocumentNode,
  type FormattedExecutionResult,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { Counter, type Registry } from 'prom-client';
import { type ErrorCode, isErrorCode } from '../errors/error-catalogue.ts';
import { collectFields, fragmentsOf } from '../graphql/limits.ts';
import type { RequestContext } from '../http/request-context.ts';

type Outcome = ErrorCode | 'OK';

/**
 * Counts the results of calls: each operation by error code, or `OK`. That covers joins, codes sent and verified, failed
 * logins and rejections of every kind, over either API.
 */
export class CallCounts {
  readonly #counter: Counter;

  constructor(registry: Registry) {
    this.#counter = new Counter({
      name: 'api_calls_total',
      help: 'Calls of the REST API and operations of GraphQL, by what became of them: OK or the code of the failure.',
      labelNames: ['operation', 'code'],
      registers: [registry],
    });
  }

  /** @param operation one of a bounded set: a route, a field of the schema, or a placeholder for all others. */
  count(operation: string, code: Outcome): void {
    this.#counter.inc({ operation, code });
  }
}

/** Counts REST calls, and every other request that was rejected with a code. */
export function countRestCalls(server: FastifyInstance, counts: CallCounts): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { url = '', config } = request.routeOptions;
    const code = reply.failureCode;
    if (config.requires !== undefined) counts.count(`${request.method} ${url}`, code ?? 'OK');
    else if (code !== null) counts.count(url === '/graphql' ? 'graphql' : 'other', code);
    done();
  });
}

/** Counts the fields in an operation, or the whole document if it was rejected, and passes them on to the log. */
export function countGraphqlCalls(
  counts: CallCounts,
  {
    operation,
    document,
    response: { body },
    contextValue,
  }: GraphQLRequestContextWillSendResponse<RequestContext>,
): void {
  if (body.kind !== 'single') return;
  for (const [name, outcome] of outcomesOf(body.singleResult, document, operation)) {
    counts.count(name, outcome);
    contextValue.noteOutcome(name, outcome);
  }
}

function outcomesOf(
  { data, errors = [] }: FormattedExecutionResult,
  document: DocumentNode | undefined,
  operation: OperationDefinitionNode | undefined,
): readonly (readonly [name: string, outcome: Outcome])[] {
  if (data === undefined || operation === undefined || document === undefined)
    return [['graphql', codeIn(errors[0])]];
  return rootFields(document, operation).map(({ key, name }) => {
    const error = errors.find(({ path }) => path?.[0] === key);
    return [name, error === undefined ? 'OK' : codeIn(error)];
  });
}

/** The code that the formatted error carries. */
function codeIn(error: { readonly extensions?: Readonly<Record<string, unknown>> } | undefined): Outcome {
  const code = error?.extensions?.['code'];
  return isErrorCode(code) ? code : 'INTERNAL';
}

interface RootField {
  /** Its name in the response. */
  readonly key: string;
  /** Its name in the schema. */
  readonly name: string;
}

/** By operation, because documents are parsed once and cached. */
const knownRootFields = new WeakMap<OperationDefinitionNode, readonly RootField[]>();

function rootFields(document: DocumentNode, operation: OperationDefinitionNode): readonly RootField[] {
  const known = knownRootFields.get(operation);
  if (known !== undefined) return known;
  const type = operation.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation';
  const fields = collectFields([operation.selectionSet], fragmentsOf(document)).map(({ alias, name }) => ({
    key: alias?.value ?? name.value,
    name: `${type}.${name.value}`,
  }));
  knownRootFields.set(operation, fields);
  return fields;
}
