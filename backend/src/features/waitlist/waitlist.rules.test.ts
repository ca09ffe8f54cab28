import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { phoneInvalidMessage } from '../../platform/forms/field-rules.ts';
import { person } from '../../testing/scenarios.ts';
import { brokerWords } from './waitlist.broker-words.ts';
import { brokers } from './waitlist.brokers.ts';
import { allJoinFields } from './waitlist.fields.ts';
import { formFieldNames, formFields } from './waitlist.form.ts';
import { faultOf, type JoinInput, parseJoin } from './waitlist.rules.ts';
import { randomRuns } from '../../testing/matrix.ts';

const fieldsOf = (input: JoinInput): unknown => {
  const outcome = parseJoin(input);
  return outcome.ok ? null : outcome.fields;
};

describe('parseJoin', () => {
  it('names every missing field with the message of the form', () => {
    const required = formFieldNames.filter((name) => formFields[name].required);
    expect(required.length).toBeGreaterThan(3);
    const messages = Object.fromEntries(required.map((name) => [name, formFields[name].rule('')]));
    for (const blank of [undefined, null, '', '  '])
      expect(fieldsOf(Object.fromEntries(required.map((name) => [name, blank])))).toEqual(messages);
  });

  it.each([
    ['firstName', 'A'.repeat(16), 'First name must be at most 15 characters'],
    ['lastName', '\ud800', 'Last name starts with a character we can’t store. Remove it.'],
    ['email', 'ada', 'Please enter valid Email Id'],
    ['email', 'ada@localhost', 'Invalid email address'],
    ['email', 'ada@example.com\r\nBcc: all@example.com', 'Please enter valid Email Id'],
    ['phoneNo', 'call me', phoneInvalidMessage],
    ['phoneNo', '12', phoneInvalidMessage],
    ['country', 'Atlantis', 'Please select a country from the list'],
    ['broker', 'My uncle', `Please select ${brokerWords.oneWithArticle} from the list`],
  ])('refuses %s %j', (field, value, message) => {
    expect(fieldsOf(person({ [field]: value }))).toEqual({ [field]: message });
  });

  it('refuses an unknown answer to a choice that may be left out, rather than drop it', () => {
    const broker = allJoinFields.find(({ name }) => name === 'broker');
    if (broker === undefined) throw new Error('No such field');
    const optional = { ...broker, required: false };
    expect(faultOf(optional, 'My uncle', null)).toBe(broker.unreadable);
    expect(faultOf(optional, 'Zerodha', 'zerodha')).toBeNull();
  });

  it.each([
    ['India', '98765 43210', '+919876543210'],
    ['IN', '919876543210', '+919876543210'],
    ['IN', '09876543210', '+919876543210'],
    ['Germany', '+91 98765-43210', '+919876543210'],
    ['US', '4915112345678', '+4915112345678'],
    ['United Kingdom', '020 7946 0958', '+442079460958'],
  ])('reads a phone in %s: %s', (country, phoneNo, phone) => {
    expect(parseJoin(person({ country, phoneNo }))).toMatchObject({ ok: true, request: { phone } });
  });

  it('keeps countries as ISO codes and brokers as slugs, whichever way they come', () => {
    for (const { slug, label } of brokers) {
      const request = { columns: { country: 'GB', system_country: 'IN' }, answers: { broker: slug } };
      const written = { country: 'united kingdom', broker: label.toUpperCase(), systemCountry: 'India' };
      for (const way of [written, { country: 'gb', broker: slug, systemCountry: 'in' }])
        expect(parseJoin(person(way))).toMatchObject({ ok: true, request });
    }
  });

  it('is decided, not thrown, for any text in any field', () => {
    const value = fc.option(anyText({ maxLength: 400 }), { nil: undefined });
    const field = (name: string) => fc.tuple(fc.constant(name), value);
    fc.assert(
      fc.property(fc.tuple(...allJoinFields.map(({ name }) => field(name))), (fields) => {
        const outcome = parseJoin(Object.fromEntries(fields));
        return outcome.ok || outcome.code === 'VALIDATION_FAILED';
      }),
      { numRuns: randomRuns(500) },
    );
  });
});
