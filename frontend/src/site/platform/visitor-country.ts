import { smsCountry } from '@waitlist/backend/sms-country';
import { useVisitorCountryQuery } from '../../generated/site/platform.ts';
import { useSite } from '../../platform/site-context.tsx';

/** Whether the visitor seems to be where codes go out by text message. */
export function useGetsTexts(): boolean {
  const { smsEnabled } = useSite();
  return useVisitorIsIn(smsCountry.code) && smsEnabled;
}

/** Whether the visitor seems to be in a country (ISO 3166-1 alpha-2). */
export function useVisitorIsIn(country: string): boolean {
  const { data } = useVisitorCountryQuery();
  return (data?.visitorCountry.code ?? countryOfTimeZone([country])) === country;
}

/**
 * The one of the countries (ISO 3166-1 alpha-2) in whose time zones the visitor's clock is: a guess for addresses whose
 * country is unknown. Null if there is none, or if the browser does not list them.
 */
export function countryOfTimeZone(
  countries: readonly string[],
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  return countries.find((country) => timeZonesOf(country).includes(timeZone)) ?? null;
}

/** Safari and Chrome first had it as a property. */
interface LocaleWithZones {
  getTimeZones?: () => readonly string[] | undefined;
  timeZones?: readonly string[];
}

function timeZonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & LocaleWithZones = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
