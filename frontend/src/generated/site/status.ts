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

/** Emails that users can turn off. Verification codes and other messages that they ask for are always sent. */
export type MessageStream =
  /** Invitations and their reminders. */
  | 'INVITES'
  /** News: broadcasts, and messages that send themselves. */
  | 'NEWS'
  /** What happens to their rank, such as a friend who joined. */
  | 'UPDATES';

/** A verification code with the purpose STATUS, and where it was sent. */
export type OpenStatusByCodeInput = {
  /** Channel that the code was sent by. */
  channel: OtpChannel;
  /** The email address it was sent to; needed for EMAIL. */
  email?: string | null | undefined;
  /** The mobile number it was sent to; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** The code; surrounding spaces are ignored. */
  otp: string;
};

/** Channel of a verification code. */
export type OtpChannel =
  /** To an email address. */
  | 'EMAIL'
  /** To an Indian mobile number. */
  | 'SMS';

/** The state of the visitor's sign-up. */
export type StatusState =
  /** They accepted their invitation. */
  | 'ACCEPTED'
  /** They did not accept their invitation in time. rejoinWaitlist puts them back in line. */
  | 'EXPIRED'
  /** They have an invitation that they can accept. */
  | 'INVITED'
  /** They have a rank. */
  | 'WAITING';

export type OpenInviteMutationVariables = Exact<{
  token: string;
}>;


export type OpenInviteMutation = { openInvite: { firstName: string, invite: { state: InviteState, code: string | null, expiresAt: string, url: string | null } } };

export type InvitationFragment = { state: InviteState, code: string | null, expiresAt: string, url: string | null };

export type NextStepPartsFragment = { referrals: number, rank: number };

export type StatusVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusVersionQuery = { status: { version: string } | null };

export type StatusQueryVariables = Exact<{
  after?: string | number | null | undefined;
}>;


export type StatusQuery = { status: { version: string, state: StatusState, firstName: string, joinedAt: string, rank: number | null, ahead: number | null, behind: number | null, points: number, referralCount: number, referralId: string, showsFirstName: boolean, leavesAt: string | null, invite: { state: InviteState, code: string | null, expiresAt: string, url: string | null } | null, contact: { channel: OtpChannel, masked: string } | null, messageChoices: Array<{ stream: MessageStream, isOn: boolean }> | null, ambassador: { joined: number, counted: number, weeks: Array<{ week: string, joined: number }> } | null, holds: { checking: number, checkedBy: string | null, notCounted: number, mayAppeal: boolean, granted: Array<{ points: number, reason: string, at: string }>, appeal: { askedAt: string, answer: string | null, answeredAt: string | null } | null } | null, nextSteps: Array<{ referrals: number, rank: number }>, rewards: Array<{ name: string, text: string, instructions: string, referralsNeeded: number, reachedAt: string | null, fulfilledAt: string | null, code: string | null }>, leaderboard: Array<{ rank: number, name: string, points: number, isYou: boolean }>, history: Array<{ day: string, rank: number }>, around: Array<{ rank: number, name: string, points: number, isYou: boolean }>, referrals: { nextAfter: string | null, referrals: Array<{ name: string, joinedAt: string }> } } | null };

export type OwnHoldsPartsFragment = { checking: number, checkedBy: string | null, notCounted: number, mayAppeal: boolean, granted: Array<{ points: number, reason: string, at: string }>, appeal: { askedAt: string, answer: string | null, answeredAt: string | null } | null };

export type AppealHoldsMutationVariables = Exact<{
  text: string;
}>;


export type AppealHoldsMutation = { appealHolds: { checking: number, checkedBy: string | null, notCounted: number, mayAppeal: boolean, granted: Array<{ points: number, reason: string, at: string }>, appeal: { askedAt: string, answer: string | null, answeredAt: string | null } | null } };

export type OpenStatusByLinkMutationVariables = Exact<{
  token: string;
}>;


export type OpenStatusByLinkMutation = { openStatusByLink: { message: string } };

export type OpenStatusByCodeMutationVariables = Exact<{
  input: OpenStatusByCodeInput;
}>;


export type OpenStatusByCodeMutation = { openStatusByCode: { message: string } };

export type ConnectAmbassadorMutationVariables = Exact<{
  token: string;
}>;


export type ConnectAmbassadorMutation = { connectAmbassador: boolean };

export type RejoinWaitlistMutationVariables = Exact<{ [key: string]: never; }>;


export type RejoinWaitlistMutation = { rejoinWaitlist: { message: string } | null };

export type CloseStatusMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseStatusMutation = { closeStatus: boolean };

export type RevokeStatusLinksMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeStatusLinksMutation = { revokeStatusLinks: boolean };

export type SetFirstNameShownMutationVariables = Exact<{
  shown: boolean;
}>;


export type SetFirstNameShownMutation = { setFirstNameShown: boolean };

export type ChooseMessagesMutationVariables = Exact<{
  stream: MessageStream;
  wanted: boolean;
}>;


export type ChooseMessagesMutation = { chooseMessages: boolean };

export const InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode;
export const NextStepPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referrals"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode;
export const OwnHoldsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnHoldsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnHolds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checking"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notCounted"}},{"kind":"Field","name":{"kind":"Name","value":"mayAppeal"}},{"kind":"Field","name":{"kind":"Name","value":"granted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]}}]} as unknown as DocumentNode;
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
export const StatusVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatusVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useStatusVersionQuery__
 *
 * To run a query within a React component, call `useStatusVersionQuery` and pass it any options that fit your needs.
 * When your component renders, `useStatusVersionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStatusVersionQuery({
 *   variables: {
 *   },
 * });
 */
export function useStatusVersionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StatusVersionQuery, StatusVersionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StatusVersionQuery, StatusVersionQueryVariables>(StatusVersionDocument, options);
      }
export function useStatusVersionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StatusVersionQuery, StatusVersionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StatusVersionQuery, StatusVersionQueryVariables>(StatusVersionDocument, options);
        }
// @ts-ignore
export function useStatusVersionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StatusVersionQuery, StatusVersionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StatusVersionQuery, StatusVersionQueryVariables>;
export function useStatusVersionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StatusVersionQuery, StatusVersionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StatusVersionQuery | undefined, StatusVersionQueryVariables>;
export function useStatusVersionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StatusVersionQuery, StatusVersionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StatusVersionQuery, StatusVersionQueryVariables>(StatusVersionDocument, options);
        }
export type StatusVersionQueryHookResult = ReturnType<typeof useStatusVersionQuery>;
export type StatusVersionLazyQueryHookResult = ReturnType<typeof useStatusVersionLazyQuery>;
export type StatusVersionSuspenseQueryHookResult = ReturnType<typeof useStatusVersionSuspenseQuery>;
export type StatusVersionQueryResult = ApolloReactCommon.QueryResult<StatusVersionQuery, StatusVersionQueryVariables>;
export const StatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Status"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"masked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"showsFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"leavesAt"}},{"kind":"Field","name":{"kind":"Name","value":"ambassador"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joined"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"joined"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnHoldsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextStepParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"referralsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaderboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referrals"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnHoldsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnHolds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checking"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notCounted"}},{"kind":"Field","name":{"kind":"Name","value":"mayAppeal"}},{"kind":"Field","name":{"kind":"Name","value":"granted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useStatusQuery__
 *
 * To run a query within a React component, call `useStatusQuery` and pass it any options that fit your needs.
 * When your component renders, `useStatusQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStatusQuery({
 *   variables: {
 *      after: // value for 'after'
 *   },
 * });
 */
export function useStatusQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StatusQuery, StatusQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StatusQuery, StatusQueryVariables>(StatusDocument, options);
      }
export function useStatusLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StatusQuery, StatusQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StatusQuery, StatusQueryVariables>(StatusDocument, options);
        }
// @ts-ignore
export function useStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StatusQuery, StatusQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StatusQuery, StatusQueryVariables>;
export function useStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StatusQuery, StatusQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StatusQuery | undefined, StatusQueryVariables>;
export function useStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StatusQuery, StatusQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StatusQuery, StatusQueryVariables>(StatusDocument, options);
        }
export type StatusQueryHookResult = ReturnType<typeof useStatusQuery>;
export type StatusLazyQueryHookResult = ReturnType<typeof useStatusLazyQuery>;
export type StatusSuspenseQueryHookResult = ReturnType<typeof useStatusSuspenseQuery>;
export type StatusQueryResult = ApolloReactCommon.QueryResult<StatusQuery, StatusQueryVariables>;
export const AppealHoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppealHolds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appealHolds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnHoldsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnHoldsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnHolds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checking"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notCounted"}},{"kind":"Field","name":{"kind":"Name","value":"mayAppeal"}},{"kind":"Field","name":{"kind":"Name","value":"granted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]}}]} as unknown as DocumentNode;
export type AppealHoldsMutationFn = ApolloReactCommon.MutationFunction<AppealHoldsMutation, AppealHoldsMutationVariables>;

/**
 * __useAppealHoldsMutation__
 *
 * To run a mutation, you first call `useAppealHoldsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAppealHoldsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [appealHoldsMutation, { data, loading, error }] = useAppealHoldsMutation({
 *   variables: {
 *      text: // value for 'text'
 *   },
 * });
 */
export function useAppealHoldsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AppealHoldsMutation, AppealHoldsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AppealHoldsMutation, AppealHoldsMutationVariables>(AppealHoldsDocument, options);
      }
export type AppealHoldsMutationHookResult = ReturnType<typeof useAppealHoldsMutation>;
export type AppealHoldsMutationResult = ApolloReactCommon.MutationResult<AppealHoldsMutation>;
export const OpenStatusByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenStatusByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openStatusByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type OpenStatusByLinkMutationFn = ApolloReactCommon.MutationFunction<OpenStatusByLinkMutation, OpenStatusByLinkMutationVariables>;

/**
 * __useOpenStatusByLinkMutation__
 *
 * To run a mutation, you first call `useOpenStatusByLinkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useOpenStatusByLinkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [openStatusByLinkMutation, { data, loading, error }] = useOpenStatusByLinkMutation({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useOpenStatusByLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenStatusByLinkMutation, OpenStatusByLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenStatusByLinkMutation, OpenStatusByLinkMutationVariables>(OpenStatusByLinkDocument, options);
      }
export type OpenStatusByLinkMutationHookResult = ReturnType<typeof useOpenStatusByLinkMutation>;
export type OpenStatusByLinkMutationResult = ApolloReactCommon.MutationResult<OpenStatusByLinkMutation>;
export const OpenStatusByCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenStatusByCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenStatusByCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openStatusByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type OpenStatusByCodeMutationFn = ApolloReactCommon.MutationFunction<OpenStatusByCodeMutation, OpenStatusByCodeMutationVariables>;

/**
 * __useOpenStatusByCodeMutation__
 *
 * To run a mutation, you first call `useOpenStatusByCodeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useOpenStatusByCodeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [openStatusByCodeMutation, { data, loading, error }] = useOpenStatusByCodeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useOpenStatusByCodeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenStatusByCodeMutation, OpenStatusByCodeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenStatusByCodeMutation, OpenStatusByCodeMutationVariables>(OpenStatusByCodeDocument, options);
      }
export type OpenStatusByCodeMutationHookResult = ReturnType<typeof useOpenStatusByCodeMutation>;
export type OpenStatusByCodeMutationResult = ApolloReactCommon.MutationResult<OpenStatusByCodeMutation>;
export const ConnectAmbassadorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectAmbassador"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectAmbassador"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode;
export type ConnectAmbassadorMutationFn = ApolloReactCommon.MutationFunction<ConnectAmbassadorMutation, ConnectAmbassadorMutationVariables>;

/**
 * __useConnectAmbassadorMutation__
 *
 * To run a mutation, you first call `useConnectAmbassadorMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConnectAmbassadorMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [connectAmbassadorMutation, { data, loading, error }] = useConnectAmbassadorMutation({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useConnectAmbassadorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConnectAmbassadorMutation, ConnectAmbassadorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConnectAmbassadorMutation, ConnectAmbassadorMutationVariables>(ConnectAmbassadorDocument, options);
      }
export type ConnectAmbassadorMutationHookResult = ReturnType<typeof useConnectAmbassadorMutation>;
export type ConnectAmbassadorMutationResult = ApolloReactCommon.MutationResult<ConnectAmbassadorMutation>;
export const RejoinWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejoinWaitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejoinWaitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type RejoinWaitlistMutationFn = ApolloReactCommon.MutationFunction<RejoinWaitlistMutation, RejoinWaitlistMutationVariables>;

/**
 * __useRejoinWaitlistMutation__
 *
 * To run a mutation, you first call `useRejoinWaitlistMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejoinWaitlistMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejoinWaitlistMutation, { data, loading, error }] = useRejoinWaitlistMutation({
 *   variables: {
 *   },
 * });
 */
export function useRejoinWaitlistMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejoinWaitlistMutation, RejoinWaitlistMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejoinWaitlistMutation, RejoinWaitlistMutationVariables>(RejoinWaitlistDocument, options);
      }
export type RejoinWaitlistMutationHookResult = ReturnType<typeof useRejoinWaitlistMutation>;
export type RejoinWaitlistMutationResult = ApolloReactCommon.MutationResult<RejoinWaitlistMutation>;
export const CloseStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeStatus"}}]}}]} as unknown as DocumentNode;
export type CloseStatusMutationFn = ApolloReactCommon.MutationFunction<CloseStatusMutation, CloseStatusMutationVariables>;

/**
 * __useCloseStatusMutation__
 *
 * To run a mutation, you first call `useCloseStatusMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCloseStatusMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [closeStatusMutation, { data, loading, error }] = useCloseStatusMutation({
 *   variables: {
 *   },
 * });
 */
export function useCloseStatusMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseStatusMutation, CloseStatusMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseStatusMutation, CloseStatusMutationVariables>(CloseStatusDocument, options);
      }
export type CloseStatusMutationHookResult = ReturnType<typeof useCloseStatusMutation>;
export type CloseStatusMutationResult = ApolloReactCommon.MutationResult<CloseStatusMutation>;
export const RevokeStatusLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeStatusLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeStatusLinks"}}]}}]} as unknown as DocumentNode;
export type RevokeStatusLinksMutationFn = ApolloReactCommon.MutationFunction<RevokeStatusLinksMutation, RevokeStatusLinksMutationVariables>;

/**
 * __useRevokeStatusLinksMutation__
 *
 * To run a mutation, you first call `useRevokeStatusLinksMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeStatusLinksMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeStatusLinksMutation, { data, loading, error }] = useRevokeStatusLinksMutation({
 *   variables: {
 *   },
 * });
 */
export function useRevokeStatusLinksMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeStatusLinksMutation, RevokeStatusLinksMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeStatusLinksMutation, RevokeStatusLinksMutationVariables>(RevokeStatusLinksDocument, options);
      }
export type RevokeStatusLinksMutationHookResult = ReturnType<typeof useRevokeStatusLinksMutation>;
export type RevokeStatusLinksMutationResult = ApolloReactCommon.MutationResult<RevokeStatusLinksMutation>;
export const SetFirstNameShownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFirstNameShown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFirstNameShown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shown"}}}]}]}}]} as unknown as DocumentNode;
export type SetFirstNameShownMutationFn = ApolloReactCommon.MutationFunction<SetFirstNameShownMutation, SetFirstNameShownMutationVariables>;

/**
 * __useSetFirstNameShownMutation__
 *
 * To run a mutation, you first call `useSetFirstNameShownMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetFirstNameShownMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setFirstNameShownMutation, { data, loading, error }] = useSetFirstNameShownMutation({
 *   variables: {
 *      shown: // value for 'shown'
 *   },
 * });
 */
export function useSetFirstNameShownMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetFirstNameShownMutation, SetFirstNameShownMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetFirstNameShownMutation, SetFirstNameShownMutationVariables>(SetFirstNameShownDocument, options);
      }
export type SetFirstNameShownMutationHookResult = ReturnType<typeof useSetFirstNameShownMutation>;
export type SetFirstNameShownMutationResult = ApolloReactCommon.MutationResult<SetFirstNameShownMutation>;
export const ChooseMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stream"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageStream"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wanted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stream"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stream"}}},{"kind":"Argument","name":{"kind":"Name","value":"wanted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wanted"}}}]}]}}]} as unknown as DocumentNode;
export type ChooseMessagesMutationFn = ApolloReactCommon.MutationFunction<ChooseMessagesMutation, ChooseMessagesMutationVariables>;

/**
 * __useChooseMessagesMutation__
 *
 * To run a mutation, you first call `useChooseMessagesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChooseMessagesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [chooseMessagesMutation, { data, loading, error }] = useChooseMessagesMutation({
 *   variables: {
 *      stream: // value for 'stream'
 *      wanted: // value for 'wanted'
 *   },
 * });
 */
export function useChooseMessagesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChooseMessagesMutation, ChooseMessagesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChooseMessagesMutation, ChooseMessagesMutationVariables>(ChooseMessagesDocument, options);
      }
export type ChooseMessagesMutationHookResult = ReturnType<typeof useChooseMessagesMutation>;
export type ChooseMessagesMutationResult = ApolloReactCommon.MutationResult<ChooseMessagesMutation>;