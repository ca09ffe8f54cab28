import type { ReactNode } from 'react';
import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { type Observable, shareReplay } from 'rxjs';
import { MeDocument } from '../../generated/office.ts';
import { toApiError } from '../../platform/api-error.ts';
import { refetchingOnReturn } from '../../platform/polling.ts';
import { endsSession } from '../../platform/use-unseen-failure.ts';
import { asHeaders, xsrfLink } from '../../platform/xsrf-link.ts';
import { session } from './session.ts';

/** Signs every request with the session's token. */
const tokenLink = new SetContextLink(({ headers }) => {
  const { token } = session.get();
  return token === null
    ? {}
    : { token, headers: { ...asHeaders(headers), authorization: `Bearer ${token}` } };
});

/** If the server says the session has ended, it ends here, too: the route guard leads to the login and back. */
const expiryLink = new ErrorLink(({ error, operation }) => {
  const token: unknown = operation.getContext()['token'];
  const { code, message } = toApiError(error);
  if (typeof token === 'string' && endsSession.includes(code))
    session.expire(token, code === 'SESSION_ENDED' ? message : null);
});

/** What was asked ahead of a screen, by its question. */
const early = new Map<string, Observable<ApolloLink.Result>>();
/** By then, the screen is there, or another one. */
const earlyMs = 10_000;

/** A screen takes the answer to what was asked ahead of it, once, instead of asking the server again. */
const earlyLink = new ApolloLink((operation, forward) => {
  const question = JSON.stringify([operation.operationName, operation.variables]);
  const asked = early.get(question);
  early.delete(question);
  if (asked !== undefined) return asked;
  if (operation.getContext()['isEarly'] !== true) return forward(operation);
  const answer = forward(operation).pipe(shareReplay(1));
  early.set(question, answer);
  setTimeout(() => early.delete(question), earlyMs);
  return answer;
});

/** Every query shows what is cached while it asks anew, and asks again when the page is returned to only if it polls. */
export const officeDefaults = {
  watchQuery: { ...refetchingOnReturn.defaultOptions.watchQuery, fetchPolicy: 'cache-and-network' },
} as const;

const client = new ApolloClient({
  link: ApolloLink.from([
    tokenLink,
    expiryLink,
    xsrfLink,
    earlyLink,
    new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
  ]),
  cache: new InMemoryCache(),
  ...refetchingOnReturn,
  defaultOptions: officeDefaults,
  devtools: { enabled: false },
});

/** Loads the logged-in admin before anything is rendered, so that the route guard need not wait. */
export function prefetchMe(): void {
  if (session.get().token !== null) client.query({ query: MeDocument }).catch(() => undefined); // the guard asks again
}

/** Asks a query of a screen whose code is still loading; the screen gets this answer, or why there is none. */
export function askEarly<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): void {
  if (session.get().token === null) return;
  const context = { isEarly: true, queryDeduplication: false };
  client.query({ query, variables, context, fetchPolicy: 'no-cache' }).catch(() => undefined); // the screen says so
}

export function OfficeDataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
