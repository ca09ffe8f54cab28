import { expect, test } from 'vitest';
import { chooseChannel, type ChannelFacts } from './channel.ts';

const inIndia: ChannelFacts = {
  detectedCountry: 'IN',
  chosenCountry: 'IN',
  phone: '+919876543210',
  smsEnabled: true,
};

test.each<[string, Partial<ChannelFacts>, 'SMS' | 'EMAIL']>([
  ['a visitor in India with an Indian mobile', {}, 'SMS'],
  ['one whose country is unknown but who chose India', { detectedCountry: null }, 'SMS'],
  ['one in India who chose another country', { chosenCountry: 'GB' }, 'SMS'],
  ['one elsewhere who chose India', { detectedCountry: 'GB' }, 'EMAIL'],
  [
    'one whose country is unknown and who chose another',
    { detectedCountry: null, chosenCountry: 'GB' },
    'EMAIL',
  ],
  ['one in India with a foreign number', { phone: '+447911123456' }, 'EMAIL'],
  ['one in India with a landline', { phone: '+911126543210' }, 'EMAIL'],
  ['a site that cannot send text messages', { smsEnabled: false }, 'EMAIL'],
])('%s', (_, facts, channel) => {
  expect(chooseChannel({ ...inIndia, ...facts })).toBe(channel);
});
