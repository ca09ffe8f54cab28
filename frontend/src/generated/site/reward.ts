// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Who gets a reward. */
export type RewardRecipients =
  /** Campus ambassadors with enough referrals. */
  | 'AMBASSADOR'
  /** They, and each user who joined with a code that credited its owner. */
  | 'BOTH'
  /** Users with enough referrals. */
  | 'REFERRER';

export type OpenRewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenRewardsQuery = { openRewards: Array<{ name: string, text: string, referralsNeeded: number, recipients: RewardRecipients }> };


export const OpenRewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenRewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openRewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"referralsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useOpenRewardsQuery__
 *
 * To run a query within a React component, call `useOpenRewardsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenRewardsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenRewardsQuery({
 *   variables: {
 *   },
 * });
 */
export function useOpenRewardsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OpenRewardsQuery, OpenRewardsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenRewardsQuery, OpenRewardsQueryVariables>(OpenRewardsDocument, options);
      }
export function useOpenRewardsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenRewardsQuery, OpenRewardsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenRewardsQuery, OpenRewardsQueryVariables>(OpenRewardsDocument, options);
        }
// @ts-ignore
export function useOpenRewardsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OpenRewardsQuery, OpenRewardsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OpenRewardsQuery, OpenRewardsQueryVariables>;
export function useOpenRewardsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OpenRewardsQuery, OpenRewardsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OpenRewardsQuery | undefined, OpenRewardsQueryVariables>;
export function useOpenRewardsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OpenRewardsQuery, OpenRewardsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OpenRewardsQuery, OpenRewardsQueryVariables>(OpenRewardsDocument, options);
        }
export type OpenRewardsQueryHookResult = ReturnType<typeof useOpenRewardsQuery>;
export type OpenRewardsLazyQueryHookResult = ReturnType<typeof useOpenRewardsLazyQuery>;
export type OpenRewardsSuspenseQueryHookResult = ReturnType<typeof useOpenRewardsSuspenseQuery>;
export type OpenRewardsQueryResult = ApolloReactCommon.QueryResult<OpenRewardsQuery, OpenRewardsQueryVariables>;