import type { FaqPartsFragment } from '../../generated/operations.ts';

/** The query of the list. */
export interface FaqQuestion {
  readonly search: string;
  /**
   * `id`, `question` or `answer`, with `-` before it for descending; anything else: the order in which visitors read
   * them.
   */
  readonly sort: string;
  readonly withInactive: boolean;
}

/**
 * The FAQs that match, in the requested order. A search looks for its text in ids, questions and answers, ignoring
 * case.
 */
export function faqRows(
  faqs: readonly FaqPartsFragment[],
  { search, sort, withInactive }: FaqQuestion,
): readonly FaqPartsFragment[] {
  const sought = search.trim().toLowerCase();
  const found = faqs.filter(
    ({ id, question, answer, isActive }) =>
      (isActive || withInactive) && `${id}\n${question}\n${answer}`.toLowerCase().includes(sought),
  );
  const field = (['id', 'question', 'answer'] as const).find((name) => sort.replace(/^-/, '') === name);
  if (field === undefined) return found;
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.toSorted((one, other) => direction * one[field].localeCompare(other[field], 'en-US'));
}
