import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequestContextWillSendResponse,
  type GraphQLRequestListener,
} from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, isValueNode } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, errorCatalogue, type Failure, isErrorCode } from '../errors/error-catalogue.ts';
import { logUnexpected, toFailure } from '../errors/unexpected.ts';
import { currentTrace, traceOfLines } from '../trace/trace.ts';
import { bringsToken, identify } from '../auth/authentication.ts';
import { contextOf, type RequestContext } from '../http/request-context.ts';
import { refuseOtherMethods } from '../http/rest-api.ts';
import { type CallCounts, countGraphqlCalls } from '../metrics/call-counts.ts';
import { refusalOfMutation } from '../limits/limit-graphql.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { apolloHandler } from './apollo-handler.ts';
import { domainError, httpError } from './domain-error.ts';
import { mountExplorer } from './explorer.ts';
import { limitRules, parsedTokens } from './limits.ts';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly production: boolean;
  readonly log: Logger;
  readonly limits: RequestLimits;
  readonly calls: CallCounts;
}

/**
 * Mounts `POST /graphql`: one document per request, no batching, limits checked before execution. Outside production, it
 * also mounts introspection and a page to explore the schema. @returns the path of that page; null: there is none.
 */
export async function mountGraphql(
  server: FastifyInstance,
  { schema, production, log, limits, calls }: GraphqlOptions,
): Promise<string | null> {
  const plugins: ApolloServerPlugin<RequestContext>[] = [
    ApolloServerPluginLandingPageDisabled(),
    ApolloServerPluginCacheControlDisabled(), // it wraps every field; answers are `no-store`
    watchOperations(limits, calls),
  ];
  const introspection = !production;
  const apollo = new ApolloServer<RequestContext>({
    schema,
    plugins,
    introspection,
    validationRules: [...limitRules({ introspection })],
    validationOptions: { maxErrors: 5 },
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: false, // only JSON bodies are read, and no other site's form can send those
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: parsedTokens({ introspection }) },
    formatError: (formatted, error) =>
      toCatalogue(formatted, unwrapResolverError(error), { production, log }),
    logger: log,
  });
  await apollo.start();
  server.route({
    url: '/graphql',
    method: 'POST',
    schema: { hide: true },
    handler: apolloHandler(apollo, async (request, reply) => {
      const refusal =
        limits.take('call', request.clientAddress) ??
        (bringsToken(request) ? await refusalOfToken(request, reply) : null);
      if (refusal === null) return contextOf(request, reply);
      reply.failureCode = refusal.code; // counted and logged with the answer
      throw httpError(refusal);
    }),
  });
  refuseOtherMethods(server, '/graphql', new Set(['POST']));
  return production ? null : mountExplorer(server);
}

/**
 * Hooks around each operation. One listener serves all requests: Apollo Server awaits each hook of each listener, and
 * creating one per request would double that cost.
 */
function watchOperations(limits: RequestLimits, calls: CallCounts): ApolloServerPlugin<RequestContext> {
  const listener: GraphQLRequestListener<RequestContext> = {
    didResolveOperation(operation) {
      const refusal = refusalOfMutation(limits, operation);
      return refusal === null ? done : Promise.reject(httpError(refusal));
    },
    willSendResponse(answer) {
      countGraphqlCalls(calls, answer);
      setStatus(answer);
      return done;
    },
  };
  const started = Promise.resolve(listener);
  return { requestDidStart: () => started };
}

const done = Promise.resolve();

/** A rejected document gets a 4xx, even if the server library says 200. */
function setStatus({
  response: { body, http },
}: GraphQLRequestContextWillSendResponse<RequestContext>): void {
  const isRefused = body.kind === 'single' && body.singleResult.data === undefined;
  if (isRefused && (http.status ?? 200) < 400) http.status = 400;
}

/** Null without a token or with a valid one; an invalid one fails the request with 401, whatever it requests. */
async function refusalOfToken(request: FastifyRequest, reply: FastifyReply): Promise<Failure | null> {
  const refusal = await identify(request).catch((error: unknown) => {
    request.log.error({ err: error }, 'a token could not be checked');
    return toFailure(error);
  });
  if (refusal !== null && errorCatalogue[refusal.code].status === 401)
    reply.header('www-authenticate', 'Bearer');
  return refusal;
}

/** Every error has a code from the catalogue. Unexpected errors are logged; callers cannot tell them apart. */
function toCatalogue(
  formatted: GraphQLFormattedError,
  error: unknown,
  { production, log }: Pick<GraphqlOptions, 'production' | 'log'>,
): GraphQLFormattedError {
  const code = formatted.extensions?.code;
  if (isErrorCode(code) && error instanceof GraphQLError) return formatted;
  if ((typeof code === 'string' && refusedDocument.has(code)) || isBadArgument(error)) {
    // The library leaves some suggestions in.
    const message = production ? formatted.message.replace(/ ?Did you mean [^?]*\?/g, '') : formatted.message;
    return { ...formatted, message, extensions: { code: 'BAD_REQUEST' satisfies ErrorCode } };
  }
  logUnexpected(log.child(traceOfLines(currentTrace())), error, { path: formatted.path?.join('.') });
  const { message, extensions } = domainError(toFailure(error));
  return { message, extensions, ...(formatted.path === undefined ? {} : { path: formatted.path }) };
}

/** Whether a variable is null where its argument must not be, which only shows during execution. */
const isBadArgument = (error: unknown): boolean =>
  error instanceof GraphQLError && error.nodes?.some(isValueNode) === true;

const refusedDocument = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
]);
