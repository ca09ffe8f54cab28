import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import { type DocumentNode, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { Counter, type Registry } from 'prom-client';
import { type ErrorCode, isErrorCode } from '../errors/error-catalogue.ts';
import { collectFields, fragmentsOf } from '../graphql/limits.ts';
import type { RequestContext } from '../http/request-context.ts';

type Outcome = ErrorCode | 'OK';

/**
 * Counts what became of each call: operation by code of the catalogue, `OK` for success. With it joins, codes sent and
 * verified, failed logins and refusals of every kind are counted, whichever API they came by.
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

  /** @param operation one of a bounded set: a route, a field of the schema, or what stands for all the rest. */
  count(operation: string, code: Outcome): void {
    this.#counter.inc({ operation, code });
  }
}

/** Counts the calls of REST, and every other request that was refused with a code. */
export function countRestCalls(server: FastifyInstance, counts: CallCounts): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { url = '', config } = request.routeOptions;
    const code = reply.failureCode;
    if (config.requires !== undefined) counts.count(`${request.method} ${url}`, code ?? 'OK');
    else if (code !== null) counts.count(url === '/graphql' ? 'graphql' : 'other', code);
    done();
  });
}

/** Counts the fields that an operation asks for, or the whole document when it was refused; and notes them for the log. */
export const countGraphqlCalls = (counts: CallCounts): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ operation, document, response: { body }, contextValue }) {
        if (body.kind !== 'single') return Promise.resolve();
        const { data, errors = [] } = body.singleResult;
        const tell = (name: string, outcome: Outcome) => {
          counts.count(name, outcome);
          contextValue.noteOutcome(name, outcome);
        };
        if (data === undefined || !operation || !document) tell('graphql', codeIn(errors[0]));
        else
          for (const { key, name } of rootFields(document, operation)) {
            const error = errors.find(({ path }) => path?.[0] === key);
            tell(name, error === undefined ? 'OK' : codeIn(error));
          }
        return Promise.resolve();
      },
    }),
});

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

/** By operation, because documents are parsed once and kept. */
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
