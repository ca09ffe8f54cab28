import { smsCountry } from '@waitlist/backend/sms-country';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { chooseChannel, type ChannelFacts } from './channel.ts';

const mobileOf = (country: CountryCode): string => getExampleNumber(country, examples)?.number ?? '';
const elsewhere = smsCountry.code === ('GB' as string) ? 'IN' : 'GB';
const there: ChannelFacts = {
  detectedCountry: smsCountry.code,
  chosenCountry: smsCountry.code,
  phone: mobileOf(smsCountry.code),
  smsEnabled: true,
};

test.each<[string, Partial<ChannelFacts>, 'SMS' | 'EMAIL']>([
  ['a visitor in the country, with a mobile of it', {}, 'SMS'],
  ['one whose country is unknown but who chose it', { detectedCountry: null }, 'SMS'],
  ['one who is there and chose another country', { chosenCountry: elsewhere }, 'SMS'],
  ['one elsewhere who chose it', { detectedCountry: elsewhere }, 'EMAIL'],
  [
    'one whose country is unknown and who chose another',
    { detectedCountry: null, chosenCountry: elsewhere },
    'EMAIL',
  ],
  ['one who is there with a foreign number', { phone: mobileOf(elsewhere) }, 'EMAIL'],
  ['one who is there with no mobile number', { phone: `${smsCountry.dialCode}0` }, 'EMAIL'],
  ['a site that cannot send text messages', { smsEnabled: false }, 'EMAIL'],
])('%s', (_, facts, channel) => {
  expect(chooseChannel({ ...there, ...facts })).toBe(channel);
});
