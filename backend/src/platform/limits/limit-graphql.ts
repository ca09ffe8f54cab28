import type { GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Failure } from '../errors/error-catalogue.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { RequestLimits } from './request-limits.ts';

/** Counts mutations of callers who are not logged in, before any of them is executed. @returns why it is rejected. */
export function refusalOfMutation(
  limits: RequestLimits,
  { operation, contextValue }: GraphQLRequestContextDidResolveOperation<RequestContext>,
): Failure | null {
  const isPublicWrite = operation?.operation === OperationTypeNode.MUTATION && contextValue.viewer === null;
  return isPublicWrite ? limits.take('public-write', contextValue.clientAddress) : null;
}
