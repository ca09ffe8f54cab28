import { expect } from 'vitest';
import { httpStatusByCode } from '../platform/errors/error-catalogue.ts';
import type { Answer } from './client.ts';

/** Bodies that are whole, and refused all the same: nobody verified anything, nobody has the code, the address is none. */
export const refusedBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  sendOtp: { email: 'nobody', mobileNumber: '9812345678', purpose: 'waitlist' },
  sendMobileOtp: { mobileNumber: '12', email: 'a@example.com' },
  verifyOtp: { email: 'a@example.com', otp: '1234', purpose: 'waitlist' },
  verifyMobileOtp: { mobileNumber: '9812345678', otp: '123456' },
  joinwaitlist: {
    ...{
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'a@example.com',
      phoneNo: '+4930123456',
      country: 'DE',
    },
    ...{ broker: 'zerodha', referralCode: 'ABCDEFGH', systemCountry: 'DE' },
  },
  updatePoints: { referralCode: 'NOBODYHAS1' },
  joinAsAmbassador: {
    ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'a@example.com', phoneNo: '07400123456' },
    ...{ collegeName: 'ETH', message: 'Hello' },
  },
};

const unknownId = '00000000-0000-4000-8000-000000000000';

/** The same for calls of editors: what they name is unknown, or more than one field is at fault. */
export const refusedFromEditors: readonly {
  readonly method: 'POST' | 'PUT';
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
}[] = [
  { method: 'POST', name: 'addfaq', body: { question: '<b>', answer: '<b>', isActive: true } },
  {
    method: 'PUT',
    name: 'updatefaq',
    body: { faqId: unknownId, question: 'a', answer: 'b', isActive: true },
  },
  { method: 'POST', name: 'deletefaq', body: { faqId: unknownId, isActive: false } },
];

const nested = (depth: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Texts that mean something to somebody: to a parser, a database, a shell, a screen. */
export const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udc00\ud800',
    '\u202e',
    '\ufeff',
    '\u2028',
    '\u200b',
    '%00',
    '%',
    '%zz',
    '\\',
    '\\u0000',
  ],
  ...[
    'é',
    'e\u0301',
    'ﬃ',
    '𝒜',
    '👩‍👩‍👧‍👦',
    'Z\u0300'.repeat(50),
    'İ',
    'ß',
    '１２３４',
    '٠١٢٣٤٥',
    '\r\nBcc: a@example.com',
    '<script>alert(1)</script>',
  ],
  ...[
    "'; DROP TABLE signup; --",
    '$1',
    '{brand}',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-1',
    '1e400',
    '0x10',
    '../../etc/passwd',
  ],
  ...[
    'a@b',
    '@',
    'a@@b.co',
    'a@b..co',
    '"a b"@example.com',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@example.com`,
    '+',
    '+0',
    '+999999999999999999999',
    '(((((((',
    '0'.repeat(500),
  ],
  'a'.repeat(20_000),
];
const otherValues: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    1.5,
    1e21,
    1e308,
    -1e308,
    5e-324,
    Number.MAX_SAFE_INTEGER,
    2 ** 53 + 2,
    2 ** 63,
  ],
  ...[
    [],
    [[]],
    ['a@example.com'],
    [null],
    {},
    { $ne: 1 },
    { toString: 1 },
    { length: 5 },
    { then: true },
    { constructor: { prototype: {} } },
  ],
  ...[nested(3000, '[', ']'), nested(3000, '{"a":', '}')],
];
/** What no field asks for. */
export const hostileValues: readonly unknown[] = [...hostileTexts, ...otherValues];

/** Refused with a code of the catalogue that blames the client. */
export function expectRefused({ status, body }: Answer, what: unknown): void {
  const { code, message } = body as {
    readonly code: keyof typeof httpStatusByCode;
    readonly message: string;
  };
  const told = JSON.stringify(what).slice(0, 200);
  expect(status, told).toBeGreaterThanOrEqual(400);
  expect(status, told).toBeLessThan(500);
  expect(httpStatusByCode[code], told).toBe(status);
  expect(message, told).toEqual(expect.any(String));
}
