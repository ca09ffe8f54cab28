import { smsCountry } from '@waitlist/backend/sms-country';
import type { OtpChannel } from '../../generated/operations.ts';

export interface ChannelFacts {
  /** ISO code of the visitor's apparent country; null if unknown. */
  readonly detectedCountry: string | null;
  readonly chosenCountry: string;
  /** International form. */
  readonly phone: string;
  readonly smsEnabled: boolean;
}

/**
 * A text message for visitors from the one country that gets them, with a mobile number from there, if text messages
 * can be sent; otherwise email.
 */
export function chooseChannel({
  detectedCountry,
  chosenCountry,
  phone,
  smsEnabled,
}: ChannelFacts): OtpChannel {
  const isThere = (detectedCountry ?? chosenCountry) === smsCountry.code;
  return smsEnabled && isThere && smsCountry.mobileNumbers.test(phone) ? 'SMS' : 'EMAIL';
}
