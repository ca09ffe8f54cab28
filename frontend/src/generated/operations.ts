// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Who wants to join. Their e-mail or phone must have been verified within the last 15 minutes. */
export type JoinWaitlistInput = {
  /** A broker's slug. */
  broker: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  /** E-mail address. */
  email: string;
  /** At most 15 characters. */
  firstName: string;
  /** At most 15 characters. */
  lastName: string;
  /** Phone number: international with a +, or national of the country given. */
  phoneNo: string;
  /** The code of the person who invited them. */
  referralCode?: string | null | undefined;
  /** ISO code of the country the visitor seems to be in. */
  systemCountry?: string | null | undefined;
};

/** How a one-time code travels. */
export type OtpChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To an Indian mobile number. */
  | 'SMS';

/** Why somebody asks for a one-time code. */
export type OtpPurpose =
  /** To apply as a campus ambassador. */
  | 'AMBASSADOR'
  /** To see one’s own status; the code goes to openStatusByCode, not to verifyOtp. */
  | 'STATUS'
  /** To join the waitlist. */
  | 'WAITLIST';

/** Where to send a one-time code, and what for. */
export type SendOtpInput = {
  /** How it is to travel. */
  channel: OtpChannel;
  /** The e-mail address; needed for EMAIL. */
  email?: string | null | undefined;
  /** The Indian mobile number, with or without +91; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** What the code is good for. */
  purpose?: OtpPurpose;
};

/** A one-time code as somebody received it. */
export type VerifyOtpInput = {
  /** How it travelled. */
  channel: OtpChannel;
  /** The e-mail address it was sent to; needed for EMAIL. */
  email?: string | null | undefined;
  /** The mobile number it was sent to; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** The code; spaces around it do not matter. */
  otp: string;
  /** What it was asked for. */
  purpose?: OtpPurpose;
};

export type VisitorCountryQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorCountryQuery = { visitorCountry: { code: string | null, name: string | null } };

export type SignupChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupChoicesQuery = { countries: Array<{ code: string, name: string, dialCode: string }>, brokers: Array<{ slug: string, label: string }> };

export type RankQueryVariables = Exact<{
  userId?: string | number | null | undefined;
  referralId?: string | null | undefined;
}>;


export type RankQuery = { rank: { rank: number, referralId: string } };

export type SendOtpMutationVariables = Exact<{
  input: SendOtpInput;
}>;


export type SendOtpMutation = { sendOtp: { message: string, codeLength: number, expiresInSeconds: number, resendAfterSeconds: number } };

export type VerifyOtpMutationVariables = Exact<{
  input: VerifyOtpInput;
}>;


export type VerifyOtpMutation = { verifyOtp: { message: string } };

export type JoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type JoinWaitlistMutation = { joinWaitlist: { message: string, alreadyJoined: boolean, referralCredited: boolean, signup: { id: string, referralId: string } } };

export type UpdatePointsMutationVariables = Exact<{
  referralCode: string;
}>;


export type UpdatePointsMutation = { updatePoints: { message: string } };


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
export const SignupChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dialCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brokers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode;

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
export const RankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"referralId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"referralId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"referralId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}}]} as unknown as DocumentNode;

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
export const SendOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendOtpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"codeLength"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}}]}}]} as unknown as DocumentNode;
export type SendOtpMutationFn = ApolloReactCommon.MutationFunction<SendOtpMutation, SendOtpMutationVariables>;

/**
 * __useSendOtpMutation__
 *
 * To run a mutation, you first call `useSendOtpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendOtpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendOtpMutation, { data, loading, error }] = useSendOtpMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSendOtpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendOtpMutation, SendOtpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendOtpMutation, SendOtpMutationVariables>(SendOtpDocument, options);
      }
export type SendOtpMutationHookResult = ReturnType<typeof useSendOtpMutation>;
export type SendOtpMutationResult = ApolloReactCommon.MutationResult<SendOtpMutation>;
export const VerifyOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyOtpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type VerifyOtpMutationFn = ApolloReactCommon.MutationFunction<VerifyOtpMutation, VerifyOtpMutationVariables>;

/**
 * __useVerifyOtpMutation__
 *
 * To run a mutation, you first call `useVerifyOtpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyOtpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyOtpMutation, { data, loading, error }] = useVerifyOtpMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useVerifyOtpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyOtpMutation, VerifyOtpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyOtpMutation, VerifyOtpMutationVariables>(VerifyOtpDocument, options);
      }
export type VerifyOtpMutationHookResult = ReturnType<typeof useVerifyOtpMutation>;
export type VerifyOtpMutationResult = ApolloReactCommon.MutationResult<VerifyOtpMutation>;
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