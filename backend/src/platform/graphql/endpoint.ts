import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, httpStatusByCode } from '../errors/error-catalogue.ts';
import { toFailure } from '../errors/unexpected.ts';
import { contextOf, type RequestContext } from '../http/request-context.ts';
import { refuseOtherMethods } from '../http/rest-api.ts';
import { domainError } from './domain-error.ts';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly production: boolean;
  readonly log: Logger;
}

const maxTokens = 400;

/** Mounts `POST /graphql`. One document a request, without batching; introspection outside production only. */
export async function mountGraphql(
  server: FastifyInstance,
  { schema, production, log }: GraphqlOptions,
): Promise<void> {
  const plugins: ApolloServerPlugin<RequestContext>[] = [
    ApolloServerPluginLandingPageDisabled(),
    fastifyApolloDrainPlugin(server),
  ];
  const apollo = new ApolloServer<RequestContext>({
    schema,
    plugins,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: maxTokens },
    formatError: (formatted, error) => toCatalogue(formatted, unwrapResolverError(error), log),
    logger: log,
  });
  await apollo.start();
  server.route({
    url: '/graphql',
    method: 'POST',
    schema: { hide: true },
    handler: fastifyApolloHandler(apollo, {
      context: (request, reply) => Promise.resolve(contextOf(request, reply)),
    }),
  });
  refuseOtherMethods(server, '/graphql', new Set(['POST']));
}

/** Every error leaves with a code of the catalogue; what nobody foresaw is logged and told apart from nothing. */
function toCatalogue(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  const code = formatted.extensions?.code;
  if (isErrorCode(code) && error instanceof GraphQLError) return formatted;
  if (typeof code === 'string' && refusedDocument.has(code)) {
    return { ...formatted, extensions: { code: 'BAD_REQUEST' satisfies ErrorCode } };
  }
  log.error({ err: error, path: formatted.path?.join('.') }, 'GraphQL field failed');
  const { message, extensions } = domainError(toFailure(error));
  return { message, extensions, ...(formatted.path === undefined ? {} : { path: formatted.path }) };
}

const refusedDocument = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(httpStatusByCode, code);
