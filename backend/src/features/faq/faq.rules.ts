import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { formFaults, invalidFields } from '../../platform/forms/form-faults.ts';
import { faqFormSchema } from './faq.form.ts';
import { typedLine, typedLines } from '../../platform/forms/typed-text.ts';

/** The maximum, including inactive ones: every visitor reads the whole list. */
export const maxFaqs = 200;

/** The raw fields of a FAQ; anything may be missing. */
export interface FaqInput {
  readonly question?: string | null | undefined;
  readonly answer?: string | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

/** A valid FAQ. */
export interface FaqTexts {
  readonly question: string;
  readonly answer: string;
  readonly isActive: boolean;
}

/** Which FAQ to change, and how. */
export interface FaqUpdate extends FaqInput {
  readonly faqId?: string | null | undefined;
  /** The revision that was edited; if it is not the current one, nothing is saved. Missing: whatever is current. */
  readonly editedRevision?: number | null | undefined;
}

/** The changes to a FAQ; null: unchanged. */
export interface FaqChanges {
  readonly question: string | null;
  readonly answer: string | null;
  readonly isActive: boolean | null;
}

/** @returns the FAQ, active by default, or VALIDATION_FAILED with the message of each invalid field. */
export function parseFaq({ question, answer, isActive }: FaqInput): Outcome<{ faq: FaqTexts }> {
  const fields = formFaults(faqFormSchema, { question, answer });
  if (Object.keys(fields).length > 0) return invalidFields(fields);
  return {
    ok: true,
    faq: {
      question: typedLine(question ?? ''),
      answer: typedLines(answer ?? ''),
      isActive: isActive ?? true,
    },
  };
}

/** @returns the changes, or VALIDATION_FAILED: a given text must be valid; one left out or null stays. */
export function parseFaqChanges({ question, answer, isActive }: FaqInput): Outcome<{ changes: FaqChanges }> {
  const given = Object.entries({ question, answer }).filter(
    ([, text]) => text !== undefined && text !== null,
  );
  const faults = formFaults(faqFormSchema, Object.fromEntries(given));
  const fields = Object.fromEntries(
    Object.entries(faults).filter(([name]) => given.some(([field]) => field === name)),
  );
  if (Object.keys(fields).length > 0) return invalidFields(fields);
  return {
    ok: true,
    changes: {
      question: isGiven(question) ? typedLine(question) : null,
      answer: isGiven(answer) ? typedLines(answer) : null,
      isActive: isActive ?? null,
    },
  };
}

/** The names of the fields that differ from what is stored. */
export function changedFields(
  stored: FaqTexts,
  { question, answer, isActive }: FaqChanges,
): readonly (keyof FaqTexts)[] {
  const differ = (wanted: string | boolean | null, is: string | boolean) => wanted !== null && wanted !== is;
  return [
    ...(differ(question, stored.question) ? (['question'] as const) : []),
    ...(differ(answer, stored.answer) ? (['answer'] as const) : []),
    ...(differ(isActive, stored.isActive) ? (['isActive'] as const) : []),
  ];
}

const isGiven = (text: string | null | undefined): text is string => text !== null && text !== undefined;

/** Whether the text can be the id of a FAQ: a UUID, in any case. */
export function isFaqId(text: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);
}
