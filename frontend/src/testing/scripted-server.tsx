import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  Observable,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';

type Variables = Readonly<Record<string, unknown>>;
/** The server's answer to an operation: its data, or why it rejects it; a promise of one that comes late, or never. */
export type Script = (variables: Variables) => object | Promise<object>;

interface ScriptedServerProps {
  scripts: Readonly<Record<string, Script>>;
  /** Of the client; left out: Apollo's. */
  defaultOptions?: ApolloClient.DefaultOptions;
  children: ReactNode;
}

/** Connects what is below it to a server that answers by operation name. */
export function ScriptedServer({ scripts, defaultOptions = {}, children }: ScriptedServerProps) {
  const link = new ApolloLink(({ operationName = '', variables }) => {
    const script = scripts[operationName];
    if (script === undefined) throw new Error(`No answer for ${operationName}`);
    return new Observable((observer) => {
      const send = (answer: object) => {
        observer.next(
          answer instanceof GraphQLError ? { errors: [answer.toJSON()] } : { data: { ...answer } },
        );
        observer.complete();
      };
      const answer = script(variables);
      if (answer instanceof Promise) answer.then(send, (error: unknown) => observer.error(error));
      else send(answer);
    });
  });
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions,
    refetchEventManager: new RefetchEventManager({ sources: { windowFocus: windowFocusSource } }),
    devtools: { enabled: false },
  });
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

export const refusal = (code: string, extensions: Variables = {}) =>
  new GraphQLError(`The message of ${code}.`, { extensions: { code, ...extensions } });
