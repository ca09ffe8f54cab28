import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
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
        return refusal === null ? Promise.resolve() : Promise.reject(httpError(refusal));
      },
    }),
});
