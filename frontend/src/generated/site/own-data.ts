// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A new contact, verified with a code for the purpose CONTACT. */
export type ChangeOwnContactInput = {
  /** Channel that its code was sent by. */
  channel: OtpChannel;
  /** The email address; needed for EMAIL. */
  email?: string | null | undefined;
  /** The mobile number; needed for SMS. */
  mobileNumber?: string | null | undefined;
};

/** The visitor's name, corrected. */
export type CorrectOwnNameInput = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
};

/** Channel of a verification code. */
export type OtpChannel =
  /** To an email address. */
  | 'EMAIL'
  /** To an Indian mobile number. */
  | 'SMS';

export type SendOwnDataCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendOwnDataCodeMutation = { sendOwnDataCode: { message: string, codeLength: number, expiresInSeconds: number, resendAfterSeconds: number } };

export type VerifyOwnDataCodeMutationVariables = Exact<{
  otp: string;
}>;


export type VerifyOwnDataCodeMutation = { verifyOwnDataCode: { message: string } };

export type DownloadOwnDataMutationVariables = Exact<{ [key: string]: never; }>;


export type DownloadOwnDataMutation = { downloadOwnData: { json: string, text: string } };

export type CorrectOwnNameMutationVariables = Exact<{
  input: CorrectOwnNameInput;
}>;


export type CorrectOwnNameMutation = { correctOwnName: string };

export type LeaveWaitlistMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveWaitlistMutation = { leaveWaitlist: string };

export type StayOnWaitlistMutationVariables = Exact<{ [key: string]: never; }>;


export type StayOnWaitlistMutation = { stayOnWaitlist: string };

export type ChangeOwnContactMutationVariables = Exact<{
  input: ChangeOwnContactInput;
}>;


export type ChangeOwnContactMutation = { changeOwnContact: string };


export const SendOwnDataCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOwnDataCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOwnDataCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"codeLength"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}}]}}]} as unknown as DocumentNode;
export type SendOwnDataCodeMutationFn = ApolloReactCommon.MutationFunction<SendOwnDataCodeMutation, SendOwnDataCodeMutationVariables>;

/**
 * __useSendOwnDataCodeMutation__
 *
 * To run a mutation, you first call `useSendOwnDataCodeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendOwnDataCodeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendOwnDataCodeMutation, { data, loading, error }] = useSendOwnDataCodeMutation({
 *   variables: {
 *   },
 * });
 */
export function useSendOwnDataCodeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendOwnDataCodeMutation, SendOwnDataCodeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendOwnDataCodeMutation, SendOwnDataCodeMutationVariables>(SendOwnDataCodeDocument, options);
      }
export type SendOwnDataCodeMutationHookResult = ReturnType<typeof useSendOwnDataCodeMutation>;
export type SendOwnDataCodeMutationResult = ApolloReactCommon.MutationResult<SendOwnDataCodeMutation>;
export const VerifyOwnDataCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyOwnDataCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"otp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyOwnDataCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"otp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"otp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type VerifyOwnDataCodeMutationFn = ApolloReactCommon.MutationFunction<VerifyOwnDataCodeMutation, VerifyOwnDataCodeMutationVariables>;

/**
 * __useVerifyOwnDataCodeMutation__
 *
 * To run a mutation, you first call `useVerifyOwnDataCodeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyOwnDataCodeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyOwnDataCodeMutation, { data, loading, error }] = useVerifyOwnDataCodeMutation({
 *   variables: {
 *      otp: // value for 'otp'
 *   },
 * });
 */
export function useVerifyOwnDataCodeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyOwnDataCodeMutation, VerifyOwnDataCodeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyOwnDataCodeMutation, VerifyOwnDataCodeMutationVariables>(VerifyOwnDataCodeDocument, options);
      }
export type VerifyOwnDataCodeMutationHookResult = ReturnType<typeof useVerifyOwnDataCodeMutation>;
export type VerifyOwnDataCodeMutationResult = ApolloReactCommon.MutationResult<VerifyOwnDataCodeMutation>;
export const DownloadOwnDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadOwnData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadOwnData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"json"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;
export type DownloadOwnDataMutationFn = ApolloReactCommon.MutationFunction<DownloadOwnDataMutation, DownloadOwnDataMutationVariables>;

/**
 * __useDownloadOwnDataMutation__
 *
 * To run a mutation, you first call `useDownloadOwnDataMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDownloadOwnDataMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [downloadOwnDataMutation, { data, loading, error }] = useDownloadOwnDataMutation({
 *   variables: {
 *   },
 * });
 */
export function useDownloadOwnDataMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DownloadOwnDataMutation, DownloadOwnDataMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DownloadOwnDataMutation, DownloadOwnDataMutationVariables>(DownloadOwnDataDocument, options);
      }
export type DownloadOwnDataMutationHookResult = ReturnType<typeof useDownloadOwnDataMutation>;
export type DownloadOwnDataMutationResult = ApolloReactCommon.MutationResult<DownloadOwnDataMutation>;
export const CorrectOwnNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectOwnName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectOwnNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctOwnName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode;
export type CorrectOwnNameMutationFn = ApolloReactCommon.MutationFunction<CorrectOwnNameMutation, CorrectOwnNameMutationVariables>;

/**
 * __useCorrectOwnNameMutation__
 *
 * To run a mutation, you first call `useCorrectOwnNameMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCorrectOwnNameMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [correctOwnNameMutation, { data, loading, error }] = useCorrectOwnNameMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCorrectOwnNameMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CorrectOwnNameMutation, CorrectOwnNameMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectOwnNameMutation, CorrectOwnNameMutationVariables>(CorrectOwnNameDocument, options);
      }
export type CorrectOwnNameMutationHookResult = ReturnType<typeof useCorrectOwnNameMutation>;
export type CorrectOwnNameMutationResult = ApolloReactCommon.MutationResult<CorrectOwnNameMutation>;
export const LeaveWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveWaitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveWaitlist"}}]}}]} as unknown as DocumentNode;
export type LeaveWaitlistMutationFn = ApolloReactCommon.MutationFunction<LeaveWaitlistMutation, LeaveWaitlistMutationVariables>;

/**
 * __useLeaveWaitlistMutation__
 *
 * To run a mutation, you first call `useLeaveWaitlistMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLeaveWaitlistMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [leaveWaitlistMutation, { data, loading, error }] = useLeaveWaitlistMutation({
 *   variables: {
 *   },
 * });
 */
export function useLeaveWaitlistMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LeaveWaitlistMutation, LeaveWaitlistMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LeaveWaitlistMutation, LeaveWaitlistMutationVariables>(LeaveWaitlistDocument, options);
      }
export type LeaveWaitlistMutationHookResult = ReturnType<typeof useLeaveWaitlistMutation>;
export type LeaveWaitlistMutationResult = ApolloReactCommon.MutationResult<LeaveWaitlistMutation>;
export const StayOnWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StayOnWaitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stayOnWaitlist"}}]}}]} as unknown as DocumentNode;
export type StayOnWaitlistMutationFn = ApolloReactCommon.MutationFunction<StayOnWaitlistMutation, StayOnWaitlistMutationVariables>;

/**
 * __useStayOnWaitlistMutation__
 *
 * To run a mutation, you first call `useStayOnWaitlistMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStayOnWaitlistMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [stayOnWaitlistMutation, { data, loading, error }] = useStayOnWaitlistMutation({
 *   variables: {
 *   },
 * });
 */
export function useStayOnWaitlistMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StayOnWaitlistMutation, StayOnWaitlistMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StayOnWaitlistMutation, StayOnWaitlistMutationVariables>(StayOnWaitlistDocument, options);
      }
export type StayOnWaitlistMutationHookResult = ReturnType<typeof useStayOnWaitlistMutation>;
export type StayOnWaitlistMutationResult = ApolloReactCommon.MutationResult<StayOnWaitlistMutation>;
export const ChangeOwnContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOwnContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOwnContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeOwnContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode;
export type ChangeOwnContactMutationFn = ApolloReactCommon.MutationFunction<ChangeOwnContactMutation, ChangeOwnContactMutationVariables>;

/**
 * __useChangeOwnContactMutation__
 *
 * To run a mutation, you first call `useChangeOwnContactMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeOwnContactMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeOwnContactMutation, { data, loading, error }] = useChangeOwnContactMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChangeOwnContactMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeOwnContactMutation, ChangeOwnContactMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeOwnContactMutation, ChangeOwnContactMutationVariables>(ChangeOwnContactDocument, options);
      }
export type ChangeOwnContactMutationHookResult = ReturnType<typeof useChangeOwnContactMutation>;
export type ChangeOwnContactMutationResult = ApolloReactCommon.MutationResult<ChangeOwnContactMutation>;