// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** State of an invitation. */
export type InviteState =
  /** It was accepted. */
  | 'ACCEPTED'
  /** It was not accepted in time. */
  | 'EXPIRED'
  /** It can be accepted until expiresAt. */
  | 'ISSUED'
  /** It was revoked. */
  | 'REVOKED';

export type OpenInviteMutationVariables = Exact<{
  token: string;
}>;


export type OpenInviteMutation = { openInvite: { firstName: string, invite: { state: InviteState, code: string | null, expiresAt: string, url: string | null } } };

export type InvitationFragment = { state: InviteState, code: string | null, expiresAt: string, url: string | null };

export const InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode;
export const OpenInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invitation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode;
export type OpenInviteMutationFn = ApolloReactCommon.MutationFunction<OpenInviteMutation, OpenInviteMutationVariables>;

/**
 * __useOpenInviteMutation__
 *
 * To run a mutation, you first call `useOpenInviteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useOpenInviteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [openInviteMutation, { data, loading, error }] = useOpenInviteMutation({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useOpenInviteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenInviteMutation, OpenInviteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenInviteMutation, OpenInviteMutationVariables>(OpenInviteDocument, options);
      }
export type OpenInviteMutationHookResult = ReturnType<typeof useOpenInviteMutation>;
export type OpenInviteMutationResult = ApolloReactCommon.MutationResult<OpenInviteMutation>;