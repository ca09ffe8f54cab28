import type { ReactNode } from 'react';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { refetchingOnReturn } from '../../platform/polling.ts';
import { xsrfLink } from '../../platform/xsrf-link.ts';

const client = new ApolloClient({
  link: xsrfLink.concat(new HttpLink({ uri: '/graphql', credentials: 'same-origin' })),
  cache: new InMemoryCache(),
  ...refetchingOnReturn,
  devtools: { enabled: false },
});

/** One client and cache for all parts of the page, loaded with the first part that talks to the server. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
