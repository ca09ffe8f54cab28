import { smsCountry } from '@waitlist/backend/sms-country';
import { typedEmail, typedPhone } from '@waitlist/backend/typed-text';
import type { Contact } from '../../verification/verification-state.ts';

export interface ContactFacts {
  /** ISO code of the visitor's apparent country; null if unknown. */
  readonly detectedCountry: string | null;
  readonly chosenCountry: string;
  /** As typed. */
  readonly phone: string;
  /** As typed. */
  readonly email: string;
  readonly smsEnabled: boolean;
}

/**
 * Where the code goes: by text message to visitors from the one country that gets them, with a mobile number from there,
 * if text messages can be sent; otherwise by email.
 */
export function contactOf({ detectedCountry, chosenCountry, ...facts }: ContactFacts): Contact {
  const mobile =
    facts.smsEnabled && getsTexts(detectedCountry, chosenCountry)
      ? mobileNumber(facts.phone, chosenCountry)
      : undefined;
  return mobile === undefined
    ? { channel: 'EMAIL', destination: typedEmail(facts.email) }
    : { channel: 'SMS', destination: mobile };
}

/** Whether a visitor, as far as is known, is in the country that gets text messages. */
export const getsTexts = (detectedCountry: string | null, chosenCountry: string): boolean =>
  (detectedCountry ?? chosenCountry) === smsCountry.code;

/** A mobile number of that country, E.164: with its dial code, or without where the country was chosen. */
function mobileNumber(typed: string, chosenCountry: string): string | undefined {
  const { code, dialCode, mobileNumbers } = smsCountry;
  const phone = typedPhone(typed);
  if (!phone.startsWith(dialCode) && (phone.startsWith('+') || chosenCountry !== code)) return undefined;
  const digits = phone.replace(dialCode, '');
  // Some type the dial code although it stands before the field.
  const readings = ['', dialCode.slice(1)]
    .filter((typedAgain) => digits.startsWith(typedAgain))
    .map((typedAgain) => dialCode + digits.slice(typedAgain.length).replace(/^0+/, ''));
  return readings.find((number) => mobileNumbers.test(number));
}
