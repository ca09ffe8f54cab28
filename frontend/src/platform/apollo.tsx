import type { ReactNode } from 'react';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { SetContextLink } from '@apollo/client/link/context';
import { readCookie } from './cookie.ts';

/** Echoes the cookie that pages set, so that the server can tell this site's requests from others'. */
const xsrfLink = new SetContextLink(({ headers }) => {
  const token = readCookie(document.cookie, 'XSRF-TOKEN');
  return token === null ? {} : { headers: { ...asHeaders(headers), 'X-XSRF-TOKEN': token } };
});

const client = new ApolloClient({
  link: xsrfLink.concat(new HttpLink({ uri: '/graphql', credentials: 'same-origin' })),
  cache: new InMemoryCache(),
  devtools: { enabled: false },
});

/** One client and cache for all parts of the page, loaded with the first part that talks to the server. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

function asHeaders(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
