import { smsCountry } from '@waitlist/backend/sms-country';
import { expect, test } from 'vitest';
import { contactOf, type ContactFacts } from './channel.ts';

const { code, dialCode, exampleMobile } = smsCountry;
const national = exampleMobile.slice(dialCode.length);
const elsewhere = code === ('GB' as string) ? 'IN' : 'GB';
const foreign = elsewhere === 'GB' ? '+447400123456' : '+919812345670';
const there: ContactFacts = {
  detectedCountry: code,
  chosenCountry: code,
  phone: exampleMobile,
  email: 'ada@example.com',
  smsEnabled: true,
};
const bySms = { channel: 'SMS', destination: exampleMobile };
const byEmail = { channel: 'EMAIL', destination: 'ada@example.com' };

test.each<[string, Partial<ContactFacts>, object]>([
  ['a visitor in the country, with a mobile of it', {}, bySms],
  ['one whose country is unknown but who chose it', { detectedCountry: null }, bySms],
  ['one who is there and chose another country', { chosenCountry: elsewhere }, bySms],
  ['one elsewhere who chose it', { detectedCountry: elsewhere }, byEmail],
  [
    'one whose country is unknown and who chose another',
    { detectedCountry: null, chosenCountry: elsewhere },
    byEmail,
  ],
  ['one who is there with a foreign number', { phone: foreign }, byEmail],
  ['one who is there with no mobile number', { phone: `${dialCode}0` }, byEmail],
  [
    'one who is there with a number of the other country',
    { chosenCountry: elsewhere, phone: national },
    byEmail,
  ],
  ['a site that cannot send text messages', { smsEnabled: false }, byEmail],
  [
    'an email address with what was copied along',
    { smsEnabled: false, email: ' <ada@example.com>, ' },
    byEmail,
  ],
])('%s', (_, facts, contact) => {
  expect(contactOf({ ...there, ...facts })).toEqual(contact);
});

const arabicDigits = Array.from(national, (digit) => String.fromCodePoint(0x660 + Number(digit))).join('');
test.each([
  national,
  `${national.slice(0, 5)} ${national.slice(5)}`,
  `0${national}`,
  `${dialCode.slice(1)}${national}`,
  `${dialCode} 0${national}`,
  `00${dialCode.slice(1)} ${national}`,
  `${dialCode}${dialCode.slice(1)}${national}`,
  arabicDigits,
])('a number is read however it is typed: %s', (phone) => {
  expect(contactOf({ ...there, phone })).toEqual(bySms);
});

test('a number that begins with the digits of the dial code keeps them', () => {
  const phone = `${dialCode.slice(1)}${national}`.slice(0, national.length);
  expect(contactOf({ ...there, phone })).toEqual({ channel: 'SMS', destination: dialCode + phone });
});
