import { parseEmail } from '../../platform/contact/email.ts';
import { parsePhone } from '../../platform/contact/phone.ts';
import { findCountry } from '../../platform/countries/countries.ts';
import type { CsvRow } from '../../platform/csv/read-csv.ts';
import { emailPatternMessage, isPlainText } from '../../platform/forms/field-rules.ts';
import { choiceMessages, findOption } from '../../platform/forms/question.ts';
import { codePointsIn } from '../../platform/forms/given.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { allChoices } from '../../questions.form.ts';
import { enteredCode, toReferralId } from '../referral/referral.rules.ts';
import type { ImportColumns } from './import.columns.ts';
import { readDate } from './import.date.ts';

/** A line of a file, as its user would be added. */
export interface ImportLine {
  readonly line: number;
  /** Why it cannot be imported; null: it can. */
  readonly reason: string | null;
  /** The address; of an invalid line, the beginning of what stands in its place. */
  readonly email: string;
  readonly emailKey: string | null;
  /** E.164, or empty. */
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166-1 alpha-2; ZZ: unknown. */
  readonly country: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Null: the file does not say. */
  readonly joinedAt: Date | null;
  /** By which other lines name them. */
  readonly ownCode: string | null;
  /** The same, if it can be a code here. */
  readonly referralId: string | null;
  /** As in the file. */
  readonly referrer: string | null;
  readonly referrerCode: string | null;
  readonly referrerId: string | null;
  readonly referrerKey: string | null;
}

const nameMaxLength = 100;
const codeMaxLength = 200;
const excerptLength = 200;
const unknownCountry = 'ZZ';

/** Reads a line. What cannot be read makes it invalid: it is never guessed, and never left out in silence. */
export function readLine({ line, cells }: CsvRow, columns: ImportColumns, now: Date): ImportLine {
  const faults: string[] = [];
  const cell = (field: string): string => cells[columns[field] ?? -1] ?? '';
  const text = (field: string, label: string, maxLength: number): string => {
    const value = typedLine(cell(field));
    if (codePointsIn(value) > maxLength) faults.push(`${label} must be at most ${maxLength} characters`);
    else if (value.includes('\ufffd'))
      faults.push(`${label} has characters that are not UTF-8. Save the file as UTF-8`);
    else if (!isPlainText(value)) faults.push(`${label} has a character we can’t store`);
    else return value;
    return '';
  };
  const email = parseEmail(cell('email'));
  if (email === null)
    faults.push(typedLine(cell('email')) === '' ? 'There is no email address' : emailPatternMessage);
  const country = countryOf(text('country', 'Country', nameMaxLength), faults);
  const [first, ...others] = text('name', 'Name', nameMaxLength).split(' ');
  const firstName = text('firstName', 'First name', nameMaxLength) || (first ?? '');
  const lastName = text('lastName', 'Last name', nameMaxLength) || others.join(' ');
  const phone = phoneOf(typedLine(cell('phone')), country, faults);
  const answers = answersOf(cell, faults);
  const joinedAt = dateOf(typedLine(cell('joinedAt')), now, faults);
  const ownCode = codeOf(text('ownCode', 'Referral code', codeMaxLength));
  const referrer = text('referrer', 'Referrer', codeMaxLength);
  return {
    line,
    reason: faults.length === 0 ? null : `${faults.join('. ')}.`,
    email: email?.address ?? excerpt(cell('email')),
    emailKey: email?.key ?? null,
    ...{ phone, firstName, lastName, country: country ?? unknownCountry, answers, joinedAt, ownCode },
    referralId: ownCode === null ? null : toReferralId(ownCode),
    referrer: referrer === '' ? null : referrer,
    referrerCode: codeOf(referrer),
    referrerId: toReferralId(referrer),
    referrerKey: parseEmail(referrer)?.key ?? null,
  };
}

const excerpt = (given: string): string =>
  Array.from(typedLine(given)).slice(0, excerptLength).join('').toWellFormed();

/** A code, also one of another product, that may be within a link. */
function codeOf(given: string): string | null {
  const code = enteredCode(given).toUpperCase();
  return code === '' ? null : code;
}

function countryOf(given: string, faults: string[]): string | null {
  if (given === '') return null;
  const country = findCountry(given)?.code ?? null;
  if (country === null) faults.push(`“${given}” is not a country we know`);
  return country;
}

function phoneOf(given: string, country: string | null, faults: string[]): string {
  if (given === '') return '';
  const phone = given.length > nameMaxLength ? null : parsePhone(given, country);
  if (phone === null)
    faults.push('The phone number isn’t valid. Write it with its country code, as in +14155550132');
  return phone ?? '';
}

function dateOf(given: string, now: Date, faults: string[]): Date | null {
  if (given === '') return null;
  const date = readDate(given);
  if (date === null) faults.push('The date can’t be read. Write it as 2026-01-31 or 2026-01-31 14:30');
  else if (date > now) faults.push('The date is in the future');
  return date;
}

function answersOf(cell: (field: string) => string, faults: string[]): Readonly<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const { key, question } of allChoices) {
    const given = typedLine(cell(key));
    if (given === '') continue;
    const option = findOption(question, given);
    if (option === null) faults.push(choiceMessages(question).unknown.replace(/\.$/, ''));
    else answers[key] = option.slug;
  }
  return answers;
}
