import { parseEmail } from '../../platform/contact/email.ts';
import { parsePhone } from '../../platform/contact/phone.ts';
import { findCountry } from '../../platform/countries/countries.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { emailPatternMessage, phoneInvalidMessage, visibleText } from '../../platform/forms/field-rules.ts';
import { invalidFields, ruleFaults } from '../../platform/forms/form-faults.ts';
import { toReferralId } from '../referral/referral.rules.ts';
import { findBroker } from './waitlist.brokers.ts';
import { waitlistFieldRules } from './waitlist.form.ts';

/** The fields of a join as they come in; anything may be missing. */
export interface JoinInput {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phoneNo?: string | null | undefined;
  /** ISO code or English name. */
  readonly country?: string | null | undefined;
  /** Slug or label. */
  readonly broker?: string | null | undefined;
  readonly referralCode?: string | null | undefined;
  /** ISO code or English name; one that is not known is taken for none. */
  readonly systemCountry?: string | null | undefined;
}

/** A join whose every field is valid and in its one inner form. */
export interface JoinRequest {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed, trimmed. */
  readonly email: string;
  /** What e-mails are compared by. */
  readonly emailKey: string;
  /** E.164. */
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly systemCountry: string | null;
  /** Slug. */
  readonly broker: string;
  /** As entered, trimmed; null when none was. */
  readonly referralCode: string | null;
  /** The referralId the code can stand for; null when there is none or it is too short. */
  readonly referrerId: string | null;
}

/**
 * Judges and normalises a join.
 *
 * @returns the request, or VALIDATION_FAILED with one message for each faulty field.
 */
export function parseJoin(input: JoinInput): Outcome<{ request: JoinRequest }> {
  const country = findCountry(input.country ?? '');
  const broker = findBroker(input.broker ?? '');
  const email = parseEmail(input.email ?? '');
  const phone = parsePhone(input.phoneNo ?? '', country?.code ?? null);
  const fields = {
    ...(country === null && { country: 'Please select a country from the list' }),
    ...(broker === null && { broker: 'Please select a broker from the list' }),
    ...(email === null && { email: emailPatternMessage }),
    ...(phone === null && { phoneNo: phoneInvalidMessage }),
    ...ruleFaults(waitlistFieldRules, input),
  };
  if (
    country === null ||
    broker === null ||
    email === null ||
    phone === null ||
    Object.keys(fields).length > 0
  )
    return invalidFields(fields);
  const referralCode = input.referralCode?.trim() ?? '';
  return {
    ok: true,
    request: {
      firstName: visibleText(input.firstName ?? ''),
      lastName: visibleText(input.lastName ?? ''),
      email: email.address,
      emailKey: email.key,
      phone,
      country: country.code,
      systemCountry: findCountry(input.systemCountry ?? '')?.code ?? null,
      broker: broker.slug,
      referralCode: referralCode === '' ? null : referralCode,
      referrerId: toReferralId(referralCode),
    },
  };
}
