import type { ReactNode } from 'react';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { MeDocument } from '../../generated/office.ts';
import { toApiError } from '../../platform/api-error.ts';
import { refetchingOnReturn } from '../../platform/polling.ts';
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
  const { code } = toApiError(error);
  if (typeof token === 'string' && (code === 'SESSION_EXPIRED' || code === 'UNAUTHENTICATED'))
    session.expire(token);
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

export function OfficeDataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
