// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Where a visitor came from. */
export type JoinSource = {
  /** The address on which they arrived: of its query, the utm_ parameters and via count. */
  landing?: string | null | undefined;
  /** The page that linked there, or its host: the host is kept. */
  referrer?: string | null | undefined;
};

/** The details of a visitor who joins. Their email or phone must have been verified within the last 15 minutes. */
export type JoinWaitlistInput = {
  /** A label or slug, in any case: I am new to investing (new-to-investing), Broker/wealth manager is not on the list (not-listed), 5paisa (5paisa), Alice Blue (alice-blue), Angel One (angel-one), Axis Direct (axis-direct), Dhan (dhan), Fyers (fyers), Geojit (geojit), Groww (groww), HDFC Securities (hdfc-securities), ICICI Direct (icici-direct), IIFL Securities (iifl-securities), Kotak Securities (kotak-securities), Motilal Oswal (motilal-oswal), Nuvama Wealth (nuvama), Paytm Money (paytm-money), Religare Broking (religare), SBI Securities (sbi-securities), Sharekhan (sharekhan), Upstox (upstox), Zerodha (zerodha). */
  broker: string;
  /** English name or ISO 3166-1 alpha-2 code. */
  country: string;
  /** Email address. */
  email: string;
  /** At most 15 characters. */
  firstName: string;
  /** At most 15 characters. */
  lastName: string;
  /** Where they came from last, if that was later. */
  lastSource?: JoinSource | null | undefined;
  /** Whether they agree to news by email. Ask with the form's wording, and never assume consent. */
  newsConsent?: boolean;
  /** International with a +, or a national number of the given country. */
  phoneNo: string;
  /** The referral code entered, alone or as the link that holds it. An unknown code is stored as entered and credits no one. */
  referralCode?: string | null | undefined;
  /** Where the visitor came from when they first arrived. Nothing in it is an error, and nothing is kept of a browser that sends Sec-GPC. */
  source?: JoinSource | null | undefined;
  /** The country the visitor seems to be in. */
  systemCountry?: string | null | undefined;
};

export type NextStepPartsFragment = { referrals: number, rank: number };

export type SignupChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupChoicesQuery = { countries: Array<{ code: string, name: string, dialCode: string, searchTerms: Array<string> }> };

export type RankQueryVariables = Exact<{
  userId?: string | number | null | undefined;
  referralId?: string | null | undefined;
}>;


export type RankQuery = { rank: { rank: number, total: number, referralId: string, nextSteps: Array<{ referrals: number, rank: number }> } };

export type JoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type JoinWaitlistMutation = { joinWaitlist: { message: string, alreadyJoined: boolean, referralCredited: boolean, signup: { id: string, referralId: string } } };

export type UpdatePointsMutationVariables = Exact<{
  referralCode: string;
}>;


export type UpdatePointsMutation = { updatePoints: { message: string } };

export const NextStepPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referrals"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode;
export const SignupChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dialCode"}},{"kind":"Field","name":{"kind":"Name","value":"searchTerms"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSignupChoicesQuery__
 *
 * To run a query within a React component, call `useSignupChoicesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignupChoicesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignupChoicesQuery({
 *   variables: {
 *   },
 * });
 */
export function useSignupChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SignupChoicesQuery, SignupChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignupChoicesQuery, SignupChoicesQueryVariables>(SignupChoicesDocument, options);
      }
export function useSignupChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SignupChoicesQuery, SignupChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignupChoicesQuery, SignupChoicesQueryVariables>(SignupChoicesDocument, options);
        }
// @ts-ignore
export function useSignupChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SignupChoicesQuery, SignupChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupChoicesQuery, SignupChoicesQueryVariables>;
export function useSignupChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupChoicesQuery, SignupChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupChoicesQuery | undefined, SignupChoicesQueryVariables>;
export function useSignupChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupChoicesQuery, SignupChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SignupChoicesQuery, SignupChoicesQueryVariables>(SignupChoicesDocument, options);
        }
export type SignupChoicesQueryHookResult = ReturnType<typeof useSignupChoicesQuery>;
export type SignupChoicesLazyQueryHookResult = ReturnType<typeof useSignupChoicesLazyQuery>;
export type SignupChoicesSuspenseQueryHookResult = ReturnType<typeof useSignupChoicesSuspenseQuery>;
export type SignupChoicesQueryResult = ApolloReactCommon.QueryResult<SignupChoicesQuery, SignupChoicesQueryVariables>;
export const RankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"referralId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"referralId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"referralId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextStepParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referrals"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode;

/**
 * __useRankQuery__
 *
 * To run a query within a React component, call `useRankQuery` and pass it any options that fit your needs.
 * When your component renders, `useRankQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRankQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      referralId: // value for 'referralId'
 *   },
 * });
 */
export function useRankQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RankQuery, RankQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RankQuery, RankQueryVariables>(RankDocument, options);
      }
export function useRankLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RankQuery, RankQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RankQuery, RankQueryVariables>(RankDocument, options);
        }
// @ts-ignore
export function useRankSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RankQuery, RankQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RankQuery, RankQueryVariables>;
export function useRankSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RankQuery, RankQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RankQuery | undefined, RankQueryVariables>;
export function useRankSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RankQuery, RankQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RankQuery, RankQueryVariables>(RankDocument, options);
        }
export type RankQueryHookResult = ReturnType<typeof useRankQuery>;
export type RankLazyQueryHookResult = ReturnType<typeof useRankLazyQuery>;
export type RankSuspenseQueryHookResult = ReturnType<typeof useRankSuspenseQuery>;
export type RankQueryResult = ApolloReactCommon.QueryResult<RankQuery, RankQueryVariables>;
export const JoinWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyJoined"}},{"kind":"Field","name":{"kind":"Name","value":"referralCredited"}},{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}}]}}]} as unknown as DocumentNode;
export type JoinWaitlistMutationFn = ApolloReactCommon.MutationFunction<JoinWaitlistMutation, JoinWaitlistMutationVariables>;

/**
 * __useJoinWaitlistMutation__
 *
 * To run a mutation, you first call `useJoinWaitlistMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useJoinWaitlistMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [joinWaitlistMutation, { data, loading, error }] = useJoinWaitlistMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useJoinWaitlistMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<JoinWaitlistMutation, JoinWaitlistMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<JoinWaitlistMutation, JoinWaitlistMutationVariables>(JoinWaitlistDocument, options);
      }
export type JoinWaitlistMutationHookResult = ReturnType<typeof useJoinWaitlistMutation>;
export type JoinWaitlistMutationResult = ApolloReactCommon.MutationResult<JoinWaitlistMutation>;
export const UpdatePointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"referralCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"referralCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"referralCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type UpdatePointsMutationFn = ApolloReactCommon.MutationFunction<UpdatePointsMutation, UpdatePointsMutationVariables>;

/**
 * __useUpdatePointsMutation__
 *
 * To run a mutation, you first call `useUpdatePointsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePointsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePointsMutation, { data, loading, error }] = useUpdatePointsMutation({
 *   variables: {
 *      referralCode: // value for 'referralCode'
 *   },
 * });
 */
export function useUpdatePointsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePointsMutation, UpdatePointsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePointsMutation, UpdatePointsMutationVariables>(UpdatePointsDocument, options);
      }
export type UpdatePointsMutationHookResult = ReturnType<typeof useUpdatePointsMutation>;
export type UpdatePointsMutationResult = ApolloReactCommon.MutationResult<UpdatePointsMutation>;