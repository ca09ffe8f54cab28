import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { Failure } from '../errors/error-catalogue.ts';
import { httpError } from '../graphql/domain-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { RequestLimits } from './request-limits.ts';

/** Counts mutations of whoever is not logged in, before anything of them is carried out. */
export const limitPublicMutations = (limits: RequestLimits): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ operation, contextValue: { viewer, clientAddress } }) {
        const isPublicWrite = operation?.operation === OperationTypeNode.MUTATION && viewer === null;
        const refusal = isPublicWrite ? limits.take('public-write', clientAddress) : null;
        return refusal === null ? Promise.resolve() : Promise.reject(limitError(refusal));
      },
    }),
});

/** Ends the request with 429 and `Retry-After`. */
export function limitError(refusal: Failure): GraphQLError {
  const { message, extensions } = httpError(refusal);
  const headers = new HeaderMap([['retry-after', String(refusal.retryAfterSeconds ?? 1)]]);
  return new GraphQLError(message, { extensions: { ...extensions, http: { status: 429, headers } } });
}
