import type { OtpChannel } from '../../generated/operations.ts';
import { isIndianMobile } from '../platform/phone.ts';

export interface ChannelFacts {
  /** ISO code of the country the visitor seems to be in; null when unknown. */
  readonly detectedCountry: string | null;
  readonly chosenCountry: string;
  /** International form. */
  readonly phone: string;
  readonly smsEnabled: boolean;
}

/** A text message for visitors from India with an Indian mobile number, where text messages can be sent; else email. */
export function chooseChannel({
  detectedCountry,
  chosenCountry,
  phone,
  smsEnabled,
}: ChannelFacts): OtpChannel {
  const inIndia = (detectedCountry ?? chosenCountry) === 'IN';
  return smsEnabled && inIndia && isIndianMobile(phone) ? 'SMS' : 'EMAIL';
}
