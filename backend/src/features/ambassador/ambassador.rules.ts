import { parseEmail } from '../../platform/contact/email.ts';
import { parsePhone } from '../../platform/contact/phone.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { emailPatternMessage, phoneInvalidMessage } from '../../platform/forms/field-rules.ts';
import { formFaults, invalidFields } from '../../platform/forms/form-faults.ts';
import type { ListOrder } from '../../platform/paging/short-list.ts';
import { ambassadorFormSchema, ambassadorPhoneCountry } from './ambassador.form.ts';
import { typedLine, typedLines } from '../../platform/forms/typed-text.ts';

/** The sort fields of applications, in REST's words. */
export const applicationSorts = [
  ...(['firstName', 'lastName', 'email', 'phoneNo'] as const),
  ...(['collegeName', 'message', 'createdAt', 'status', 'referralCount'] as const),
] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/**
 * The order in which applications are listed; ties follow the order of applying, reversed if the order is descending.
 */
export type ApplicationOrder = ListOrder<ApplicationSort>;

/** Newest first. */
export const defaultOrder: ApplicationOrder = { sort: 'createdAt', direction: 'descending' };

/** The raw fields of an application; anything may be missing. */
export interface ApplicationInput {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phoneNo?: string | null | undefined;
  readonly collegeName?: string | null | undefined;
  readonly message?: string | null | undefined;
}

/** A valid, normalized application. */
export interface ApplicationRequest {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed, trimmed. */
  readonly email: string;
  /** The key by which emails are compared. */
  readonly emailKey: string;
  /** E.164; null when none was given. */
  readonly phone: string | null;
  readonly collegeName: string;
  /** Lines end with a line feed. */
  readonly message: string;
}

/**
 * Validates and normalizes an application.
 *
 * @returns the request, or VALIDATION_FAILED with one message for each invalid field.
 */
export function parseApplication(input: ApplicationInput): Outcome<{ request: ApplicationRequest }> {
  const email = parseEmail(input.email ?? '');
  const phoneText = (input.phoneNo ?? '').trim();
  const phone = parsePhone(phoneText, ambassadorPhoneCountry.code);
  const fields = {
    ...(email === null && { email: emailPatternMessage }),
    ...(phone === null && phoneText !== '' && { phoneNo: phoneInvalidMessage }),
    ...formFaults(ambassadorFormSchema, input),
  };
  if (email === null || Object.keys(fields).length > 0) return invalidFields(fields);
  return {
    ok: true,
    request: {
      firstName: typedLine(input.firstName ?? ''),
      lastName: typedLine(input.lastName ?? ''),
      email: email.address,
      emailKey: email.key,
      phone,
      collegeName: typedLine(input.collegeName ?? ''),
      message: typedLines(input.message ?? ''),
    },
  };
}
