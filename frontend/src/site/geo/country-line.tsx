import type { ReactNode } from 'react';
import { smsCountry } from '@waitlist/backend/sms-country';
import { useVisitorCountryQuery } from '../../generated/operations.ts';
import { useSite } from '../../platform/site-context.tsx';
import { countryPhrase } from './country-phrase.ts';

interface CountryLineProps {
  /** Shown until the country is known, and kept if it cannot be determined. */
  fallback: ReactNode;
  children: (where: string, codeTravelsBy: 'text message' | 'email') => ReactNode;
}

/**
 * Tells a visitor which country we think they are in and how they will get their code. Shows the fallback if the
 * country is unknown.
 */
export function CountryLine({ fallback, children }: CountryLineProps) {
  const { smsEnabled } = useSite();
  const { data } = useVisitorCountryQuery();
  const { code, name } = data?.visitorCountry ?? { code: null, name: null };
  if (code === null || name === null) return fallback;
  return children(countryPhrase(name), code === smsCountry.code && smsEnabled ? 'text message' : 'email');
}
