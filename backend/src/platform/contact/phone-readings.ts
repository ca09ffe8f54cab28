import { typedPhone } from '../forms/typed-text.ts';

/**
 * What a typed phone number can stand for. Server and browser share it, each with a metadata set of libphonenumber that
 * suits it: the server's knows every valid number, the browser's is small.
 */

/** A number as libphonenumber reads it. */
export interface PhoneReading {
  /** E.164. */
  readonly number: string;
  readonly country?: string | undefined;
  readonly countryCallingCode: string;
  readonly nationalNumber: string;
  isPossible(): boolean;
  isValid(): boolean;
}

/** Reads a number with its `+`, or a national one of a country. */
export type ReadPhone<Reading extends PhoneReading> = (text: string, country?: string) => Reading | undefined;

/**
 * The numbers that a text can stand for, the likeliest first. With a `+` it is international. Without one, it is
 * international if it begins with the country's own dial code and is valid as such, else national, else international
 * without its `+`. Last come the same with a dial code that was typed before one that was already there.
 *
 * @param country ISO 3166-1 alpha-2; null: none is known.
 */
export function phoneReadings<Reading extends PhoneReading>(
  read: ReadPhone<Reading>,
  text: string,
  country: string | null,
): readonly Reading[] {
  const typed = typedPhone(text);
  if (!/^\+?\d{4,32}$/.test(typed)) return [];
  const readings = typed.startsWith('+') ? [read(typed)] : withoutPlus(read, typed, country);
  const once = readings.filter((reading) => reading !== undefined);
  return [...once, ...once.flatMap((reading) => undoubled(read, reading))];
}

function withoutPlus<Reading extends PhoneReading>(
  read: ReadPhone<Reading>,
  typed: string,
  country: string | null,
): readonly (Reading | undefined)[] {
  const international = read(`+${typed.replace(/^0+/, '')}`);
  if (country === null) return [international];
  const hasOwnDialCode =
    !typed.startsWith('0') && international?.country === country && international.isValid();
  const national = read(typed, country);
  return hasOwnDialCode ? [international, national] : [national, international];
}

function undoubled<Reading extends PhoneReading>(
  read: ReadPhone<Reading>,
  { countryCallingCode: code, nationalNumber }: Reading,
): readonly Reading[] {
  const digits = nationalNumber.replace(/^0+/, '');
  const reading = digits.startsWith(code) ? read(`+${code}${digits.slice(code.length)}`) : undefined;
  return reading === undefined ? [] : [reading];
}
