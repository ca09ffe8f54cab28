import type { ReactNode } from 'react';
import { smsCountry } from '@waitlist/backend/sms-country';
import { useVisitorCountryQuery } from '../../generated/operations.ts';
import { useSite } from '../../platform/site-context.tsx';
import { countryPhrase } from './country-phrase.ts';

interface CountryLineProps {
  /** What stands there until the country is known, and stays when it cannot be found out. */
  fallback: ReactNode;
  children: (where: string, codeTravelsBy: 'text message' | 'email') => ReactNode;
}

/** Tells a visitor where we think they are and how their code will reach them. Shows the fallback when the country is unknown. */
export function CountryLine({ fallback, children }: CountryLineProps) {
  const { smsEnabled } = useSite();
  const { data } = useVisitorCountryQuery();
  const { code, name } = data?.visitorCountry ?? { code: null, name: null };
  if (code === null || name === null) return fallback;
  return children(countryPhrase(name), code === smsCountry.code && smsEnabled ? 'text message' : 'email');
}
