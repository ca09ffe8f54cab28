// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** An email address to tell when sign-ups open again, and the code that was sent there. */
export type TellWhenOpenInput = {
  /** The email address that a code for REOPEN was sent to. */
  email: string;
  /** The code; surrounding spaces are ignored. */
  otp: string;
};

export type TellWhenOpenMutationVariables = Exact<{
  input: TellWhenOpenInput;
}>;


export type TellWhenOpenMutation = { tellWhenOpen: { message: string } };


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