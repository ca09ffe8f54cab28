import { smsCountry } from '@waitlist/backend/sms-country';
import { logQuietly } from '../../platform/log.ts';

/** Which country we think the visitor is in, and how they will get their code. Null if the country is unknown. */
export async function countryLine({ smsEnabled }: { readonly smsEnabled: boolean }) {
  const { country, country_name: name } = await visitorCountry();
  if (typeof country !== 'string' || typeof name !== 'string') return null;
  const codeTravelsBy = country === smsCountry.code && smsEnabled ? 'text message' : 'email';
  return {
    title: `Joining from ${countryPhrase(name)}`,
    text: `Your verification code comes by ${codeTravelsBy}.`,
  };
}

/** The server's answer; empty if there is none. */
async function visitorCountry(): Promise<{ readonly country?: unknown; readonly country_name?: unknown }> {
  try {
    const answer: unknown = await (await fetch('/api/geo')).json();
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch (error) {
    logQuietly('country unknown', error);
    return {};
  }
}

const takesArticle =
  /^(united|bahamas|comoros|gambia|holy see|maldives|netherlands|philippines|seychelles)\b|\b(republic|islands|emirates|territory|territories)\b/i;

/** A country's name as it stands in a sentence after "from": "the Netherlands", "Iran" for "Iran, Islamic Republic of". */
export function countryPhrase(name: string): string {
  const short = name.split(/[,(]/, 1)[0]?.trim() ?? name;
  return takesArticle.test(short) && !/^the\b/i.test(short) ? `the ${short}` : short;
}
