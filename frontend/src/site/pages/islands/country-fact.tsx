import { CountryLine } from '../../geo/country-line.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { FactText, OpenToEveryCountry } from '../landing/fact-text.tsx';
import { mount } from './mount.tsx';

/** The fact that names the visitor's country. */
export function start(element: HTMLElement): void {
  mount(
    element,
    <DataProvider>
      <CountryLine fallback={<OpenToEveryCountry />}>
        {(where, codeTravelsBy) => (
          <FactText
            title={`Joining from ${where}`}
          >{`Your verification code comes by ${codeTravelsBy}.`}</FactText>
        )}
      </CountryLine>
    </DataProvider>,
  );
}
