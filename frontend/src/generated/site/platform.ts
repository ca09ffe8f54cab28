// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type SignupsPausedQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupsPausedQuery = { signupsPaused: boolean };

export type VisitorCountryQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorCountryQuery = { visitorCountry: { code: string | null, name: string | null } };


export const SignupsPausedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupsPaused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupsPaused"}}]}}]} as unknown as DocumentNode;

/**
 * __useSignupsPausedQuery__
 *
 * To run a query within a React component, call `useSignupsPausedQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignupsPausedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignupsPausedQuery({
 *   variables: {
 *   },
 * });
 */
export function useSignupsPausedQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SignupsPausedQuery, SignupsPausedQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignupsPausedQuery, SignupsPausedQueryVariables>(SignupsPausedDocument, options);
      }
export function useSignupsPausedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SignupsPausedQuery, SignupsPausedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignupsPausedQuery, SignupsPausedQueryVariables>(SignupsPausedDocument, options);
        }
// @ts-ignore
export function useSignupsPausedSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SignupsPausedQuery, SignupsPausedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupsPausedQuery, SignupsPausedQueryVariables>;
export function useSignupsPausedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupsPausedQuery, SignupsPausedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupsPausedQuery | undefined, SignupsPausedQueryVariables>;
export function useSignupsPausedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupsPausedQuery, SignupsPausedQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SignupsPausedQuery, SignupsPausedQueryVariables>(SignupsPausedDocument, options);
        }
export type SignupsPausedQueryHookResult = ReturnType<typeof useSignupsPausedQuery>;
export type SignupsPausedLazyQueryHookResult = ReturnType<typeof useSignupsPausedLazyQuery>;
export type SignupsPausedSuspenseQueryHookResult = ReturnType<typeof useSignupsPausedSuspenseQuery>;
export type SignupsPausedQueryResult = ApolloReactCommon.QueryResult<SignupsPausedQuery, SignupsPausedQueryVariables>;
export const VisitorCountryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useVisitorCountryQuery__
 *
 * To run a query within a React component, call `useVisitorCountryQuery` and pass it any options that fit your needs.
 * When your component renders, `useVisitorCountryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVisitorCountryQuery({
 *   variables: {
 *   },
 * });
 */
export function useVisitorCountryQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<VisitorCountryQuery, VisitorCountryQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VisitorCountryQuery, VisitorCountryQueryVariables>(VisitorCountryDocument, options);
      }
export function useVisitorCountryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VisitorCountryQuery, VisitorCountryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VisitorCountryQuery, VisitorCountryQueryVariables>(VisitorCountryDocument, options);
        }
// @ts-ignore
export function useVisitorCountrySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<VisitorCountryQuery, VisitorCountryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VisitorCountryQuery, VisitorCountryQueryVariables>;
export function useVisitorCountrySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VisitorCountryQuery, VisitorCountryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VisitorCountryQuery | undefined, VisitorCountryQueryVariables>;
export function useVisitorCountrySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VisitorCountryQuery, VisitorCountryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<VisitorCountryQuery, VisitorCountryQueryVariables>(VisitorCountryDocument, options);
        }
export type VisitorCountryQueryHookResult = ReturnType<typeof useVisitorCountryQuery>;
export type VisitorCountryLazyQueryHookResult = ReturnType<typeof useVisitorCountryLazyQuery>;
export type VisitorCountrySuspenseQueryHookResult = ReturnType<typeof useVisitorCountrySuspenseQuery>;
export type VisitorCountryQueryResult = ApolloReactCommon.QueryResult<VisitorCountryQuery, VisitorCountryQueryVariables>;