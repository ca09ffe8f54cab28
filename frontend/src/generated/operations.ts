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

/** Purpose of a verification code. */
export type OtpPurpose =
  /** To apply as a campus ambassador. */
  | 'AMBASSADOR'
  /** To be told when sign-ups open again. Pass the code to tellWhenOpen, not to verifyOtp. */
  | 'REOPEN'
  /** To see one's own status. Pass the code to openStatusByCode, not to verifyOtp. */
  | 'STATUS'
  /** To join the waitlist. */
  | 'WAITLIST';

/** Who gets a reward. */
export type RewardRecipients =
  /** Campus ambassadors with enough referrals. */
  | 'AMBASSADOR'
  /** They, and each user who joined with a code that credited its owner. */
  | 'BOTH'
  /** Users with enough referrals. */
  | 'REFERRER';

/** Where to send a verification code, and for what purpose. */
export type SendOtpInput = {
  /** Channel to send the code by. */
  channel: OtpChannel;
  /** The email address; needed for EMAIL. */
  email?: string | null | undefined;
  /** The Indian mobile number, with or without +91; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** What the code is for. */
  purpose?: OtpPurpose;
};

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

/** An email address to tell when sign-ups open again, and the code that was sent there. */
export type TellWhenOpenInput = {
  /** The email address that a code for REOPEN was sent to. */
  email: string;
  /** The code; surrounding spaces are ignored. */
  otp: string;
};

/** A verification code to check. */
export type VerifyOtpInput = {
  /** Channel that the code was sent by. */
  channel: OtpChannel;
  /** The email address it was sent to; needed for EMAIL. */
  email?: string | null | undefined;
  /** The mobile number it was sent to; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** The code; surrounding spaces are ignored. */
  otp: string;
  /** The purpose the code was requested for. */
  purpose?: OtpPurpose;
};

export type JoinAsAmbassadorMutationVariables = Exact<{
  input: JoinAsAmbassadorInput;
}>;


export type JoinAsAmbassadorMutation = { joinAsAmbassador: { message: string } };

export type PhoneCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PhoneCountriesQuery = { countries: Array<{ code: string, name: string, dialCode: string }> };

export type OpenInviteMutationVariables = Exact<{
  token: string;
}>;


export type OpenInviteMutation = { openInvite: { firstName: string, invite: { state: InviteState, code: string | null, expiresAt: string, url: string | null } } };

export type InvitationFragment = { state: InviteState, code: string | null, expiresAt: string, url: string | null };

export type NextStepPartsFragment = { referrals: number, rank: number };

export type VisitorCountryQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorCountryQuery = { visitorCountry: { code: string | null, name: string | null } };

export type TellWhenOpenMutationVariables = Exact<{
  input: TellWhenOpenInput;
}>;


export type TellWhenOpenMutation = { tellWhenOpen: { message: string } };

export type OpenRewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenRewardsQuery = { openRewards: Array<{ name: string, text: string, referralsNeeded: number, recipients: RewardRecipients }> };

export type StatusVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusVersionQuery = { status: { version: string } | null };

export type StatusQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StatusQuery = { status: { version: string, state: StatusState, firstName: string, joinedAt: string, rank: number | null, ahead: number | null, behind: number | null, points: number, referralCount: number, referralId: string, newsConsent: boolean | null, showsFirstName: boolean, invite: { state: InviteState, code: string | null, expiresAt: string, url: string | null } | null, ambassador: { joined: number, counted: number, weeks: Array<{ week: string, joined: number }> } | null, holds: { checking: number, checkedBy: string | null, notCounted: number, mayAppeal: boolean, granted: Array<{ points: number, reason: string, at: string }>, appeal: { askedAt: string, answer: string | null, answeredAt: string | null } | null } | null, nextSteps: Array<{ referrals: number, rank: number }>, rewards: Array<{ name: string, text: string, instructions: string, referralsNeeded: number, reachedAt: string | null, fulfilledAt: string | null, code: string | null }>, leaderboard: Array<{ rank: number, name: string, points: number, isYou: boolean }>, history: Array<{ day: string, rank: number }>, around: Array<{ rank: number, name: string, points: number, isYou: boolean }>, referrals: { nextAfter: string | null, referrals: Array<{ name: string, joinedAt: string }> } } | null };

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

export type SetNewsConsentMutationVariables = Exact<{
  granted: boolean;
}>;


export type SetNewsConsentMutation = { setNewsConsent: boolean };

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

export type SignupsPausedQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupsPausedQuery = { signupsPaused: boolean };

export type SendOtpMutationVariables = Exact<{
  input: SendOtpInput;
}>;


export type SendOtpMutation = { sendOtp: { message: string, codeLength: number, expiresInSeconds: number, resendAfterSeconds: number } };

export type VerifyOtpMutationVariables = Exact<{
  input: VerifyOtpInput;
}>;


export type VerifyOtpMutation = { verifyOtp: { message: string } };

export const InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode;
export const NextStepPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referrals"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode;
export const OwnHoldsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnHoldsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnHolds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checking"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notCounted"}},{"kind":"Field","name":{"kind":"Name","value":"mayAppeal"}},{"kind":"Field","name":{"kind":"Name","value":"granted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]}}]} as unknown as DocumentNode;
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
export const TellWhenOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TellWhenOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TellWhenOpenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tellWhenOpen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type TellWhenOpenMutationFn = ApolloReactCommon.MutationFunction<TellWhenOpenMutation, TellWhenOpenMutationVariables>;

/**
 * __useTellWhenOpenMutation__
 *
 * To run a mutation, you first call `useTellWhenOpenMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useTellWhenOpenMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [tellWhenOpenMutation, { data, loading, error }] = useTellWhenOpenMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useTellWhenOpenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TellWhenOpenMutation, TellWhenOpenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TellWhenOpenMutation, TellWhenOpenMutationVariables>(TellWhenOpenDocument, options);
      }
export type TellWhenOpenMutationHookResult = ReturnType<typeof useTellWhenOpenMutation>;
export type TellWhenOpenMutationResult = ApolloReactCommon.MutationResult<TellWhenOpenMutation>;
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
export const StatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Status"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"showsFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"ambassador"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joined"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"joined"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnHoldsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextStepParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"referralsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaderboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referrals"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnHoldsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnHolds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checking"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notCounted"}},{"kind":"Field","name":{"kind":"Name","value":"mayAppeal"}},{"kind":"Field","name":{"kind":"Name","value":"granted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]}}]} as unknown as DocumentNode;

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
export const SetNewsConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNewsConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"granted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNewsConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"granted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"granted"}}}]}]}}]} as unknown as DocumentNode;
export type SetNewsConsentMutationFn = ApolloReactCommon.MutationFunction<SetNewsConsentMutation, SetNewsConsentMutationVariables>;

/**
 * __useSetNewsConsentMutation__
 *
 * To run a mutation, you first call `useSetNewsConsentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetNewsConsentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setNewsConsentMutation, { data, loading, error }] = useSetNewsConsentMutation({
 *   variables: {
 *      granted: // value for 'granted'
 *   },
 * });
 */
export function useSetNewsConsentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetNewsConsentMutation, SetNewsConsentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetNewsConsentMutation, SetNewsConsentMutationVariables>(SetNewsConsentDocument, options);
      }
export type SetNewsConsentMutationHookResult = ReturnType<typeof useSetNewsConsentMutation>;
export type SetNewsConsentMutationResult = ApolloReactCommon.MutationResult<SetNewsConsentMutation>;
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