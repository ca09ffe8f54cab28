// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** An applicant's details. Their email must have been verified for this purpose within the last 15 minutes. */
export type JoinAsAmbassadorInput = {
  /** At most 15 characters. */
  collegeName: string;
  /** Email address. */
  email: string;
  /** At most 15 characters. */
  firstName: string;
  /** At most 15 characters. */
  lastName: string;
  /** Why they want to be an ambassador; at most 2,000 characters, may have several lines. */
  message: string;
  /** Phone number: international with a +, or a national number of the United Kingdom. */
  phoneNo?: string | null | undefined;
};

export type JoinAsAmbassadorMutationVariables = Exact<{
  input: JoinAsAmbassadorInput;
}>;


export type JoinAsAmbassadorMutation = { joinAsAmbassador: { message: string } };

export type PhoneCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PhoneCountriesQuery = { countries: Array<{ code: string, name: string, dialCode: string }> };


export const JoinAsAmbassadorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinAsAmbassador"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinAsAmbassadorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinAsAmbassador"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type JoinAsAmbassadorMutationFn = ApolloReactCommon.MutationFunction<JoinAsAmbassadorMutation, JoinAsAmbassadorMutationVariables>;

/**
 * __useJoinAsAmbassadorMutation__
 *
 * To run a mutation, you first call `useJoinAsAmbassadorMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useJoinAsAmbassadorMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [joinAsAmbassadorMutation, { data, loading, error }] = useJoinAsAmbassadorMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useJoinAsAmbassadorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<JoinAsAmbassadorMutation, JoinAsAmbassadorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<JoinAsAmbassadorMutation, JoinAsAmbassadorMutationVariables>(JoinAsAmbassadorDocument, options);
      }
export type JoinAsAmbassadorMutationHookResult = ReturnType<typeof useJoinAsAmbassadorMutation>;
export type JoinAsAmbassadorMutationResult = ApolloReactCommon.MutationResult<JoinAsAmbassadorMutation>;
export const PhoneCountriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhoneCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dialCode"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePhoneCountriesQuery__
 *
 * To run a query within a React component, call `usePhoneCountriesQuery` and pass it any options that fit your needs.
 * When your component renders, `usePhoneCountriesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePhoneCountriesQuery({
 *   variables: {
 *   },
 * });
 */
export function usePhoneCountriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PhoneCountriesQuery, PhoneCountriesQueryVariables>(PhoneCountriesDocument, options);
      }
export function usePhoneCountriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PhoneCountriesQuery, PhoneCountriesQueryVariables>(PhoneCountriesDocument, options);
        }
// @ts-ignore
export function usePhoneCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PhoneCountriesQuery, PhoneCountriesQueryVariables>;
export function usePhoneCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PhoneCountriesQuery | undefined, PhoneCountriesQueryVariables>;
export function usePhoneCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PhoneCountriesQuery, PhoneCountriesQueryVariables>(PhoneCountriesDocument, options);
        }
export type PhoneCountriesQueryHookResult = ReturnType<typeof usePhoneCountriesQuery>;
export type PhoneCountriesLazyQueryHookResult = ReturnType<typeof usePhoneCountriesLazyQuery>;
export type PhoneCountriesSuspenseQueryHookResult = ReturnType<typeof usePhoneCountriesSuspenseQuery>;
export type PhoneCountriesQueryResult = ApolloReactCommon.QueryResult<PhoneCountriesQuery, PhoneCountriesQueryVariables>;