import { parseEmail } from '../../platform/contact/email.ts';
import { findCountry } from '../../platform/countries/countries.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { recordOf } from '../../platform/record-of.ts';
import type { GivenSource } from '../source/source.rules.ts';
import { toReferralId } from '../referral/referral.rules.ts';
import { currentNewsWording } from './waitlist.consent.wordings.ts';
import { allJoinFields, joinFields, type JoinFieldName, type NamedJoinField } from './waitlist.fields.ts';
import { formFields } from './waitlist.form.ts';

/** The raw input for a join; anything may be missing. */
export interface JoinInput extends Readonly<Partial<Record<JoinFieldName, string | null | undefined>>> {
  /** Whether they agree to news, in the current wording. */
  readonly newsConsent?: boolean | null | undefined;
  /** Where they came from at first. */
  readonly source?: GivenSource | null | undefined;
  /** Where they came from last, if that was later. */
  readonly lastSource?: GivenSource | null | undefined;
}

/** A valid, normalized join. */
export interface JoinRequest {
  /** Every field that has a column, by it; null: none. */
  readonly columns: Readonly<Record<string, string | null>>;
  /** Answers by question. */
  readonly answers: Readonly<Record<string, string>>;
  /** The key by which emails are compared. */
  readonly emailKey: string;
  /** E.164. */
  readonly phone: string;
  /** As entered, trimmed; null if none was. */
  readonly referralCode: string | null;
  /** The referralId for the code; null if there is none or it is too short. */
  readonly referrerId: string | null;
  /** The wording they agree to; null: they don't. */
  readonly newsWording: number | null;
}

/**
 * Validates and normalizes a join.
 *
 * @returns the request, or VALIDATION_FAILED with one message for each invalid field.
 */
export function parseJoin(input: JoinInput): Outcome<{ request: JoinRequest }> {
  const country = findCountry(input.country ?? '')?.code ?? null;
  const faults: Record<string, string> = {};
  const columns: Record<string, string | null> = {};
  const answers: Record<string, string> = {};
  for (const field of allJoinFields) {
    const text = (input[field.name] ?? '').trim();
    const value = field.read(text, country);
    const fault = faultOf(field, text, value);
    if (fault !== null) faults[field.name] = fault;
    else if (field.column !== null) columns[field.column] = value;
    else if (value !== null) answers[field.name] = value;
  }
  const email = parseEmail(columns[joinFields.email.column] ?? '');
  const phone = columns[joinFields.phoneNo.column] ?? null;
  if (email === null || phone === null || Object.keys(faults).length > 0) return invalidFields(faults);
  const referralCode = columns[joinFields.referralCode.column] ?? null;
  const referrerId = toReferralId(referralCode ?? '');
  const newsWording = input.newsConsent === true ? currentNewsWording.number : null;
  return {
    ok: true,
    request: { columns, answers, emailKey: email.key, phone, referralCode, referrerId, newsWording },
  };
}

/** What is wrong with a field: by the form's rule, otherwise because what was entered cannot be stored. */
export function faultOf(
  { name, required, unreadable }: NamedJoinField,
  text: string,
  value: string | null,
): string | null {
  const fault = name === 'systemCountry' ? null : formFields[name].rule(text);
  const isExpected = required || (text !== '' && unreadable !== undefined);
  return (
    fault ?? (isExpected && value === null ? (unreadable ?? 'We can’t read this. Enter it again.') : null)
  );
}

/** Reads some fields alone, as a join reads them. @returns their values, or VALIDATION_FAILED with a message for each invalid one. */
export function readJoinFields<Name extends JoinFieldName>(
  given: Readonly<Partial<Record<Name, string | null | undefined>>>,
  names: readonly Name[],
  country: string | null,
): Outcome<{ values: Readonly<Record<Name, string>> }> {
  const faults: Record<string, string> = {};
  const values = names.map((name) => {
    const field = fieldOf(name);
    const text = (given[name] ?? '').trim();
    const value = field.read(text, country);
    const fault = faultOf(field, text, value);
    if (fault !== null) faults[name] = fault;
    return [name, value ?? ''] as const;
  });
  return Object.keys(faults).length > 0 ? invalidFields(faults) : { ok: true, values: recordOf(values) };
}

function fieldOf(name: JoinFieldName): NamedJoinField {
  const field = allJoinFields.find((each) => each.name === name);
  if (field === undefined) throw new Error(`A join has no field ${name}`);
  return field;
}
