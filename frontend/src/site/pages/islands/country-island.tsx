import type { ComponentProps } from 'react';
import { CountryLine } from '../../geo/country-line.tsx';
import { DataProvider } from '../../platform/apollo.tsx';

/** The country line with the client it asks through; fetched when the page is at rest. */
export function CountryIsland(props: ComponentProps<typeof CountryLine>) {
  return (
    <DataProvider>
      <CountryLine {...props} />
    </DataProvider>
  );
}
