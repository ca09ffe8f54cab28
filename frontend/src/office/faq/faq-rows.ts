import { foldText } from '@waitlist/backend/fold';
import type { FaqPartsFragment } from '../../generated/office.ts';
import { compareTexts } from '../ui/format.ts';

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
 * The FAQs that match, in the requested order. A search looks for its text in ids, questions and answers: its words, in any
 * order, whatever their case, accents and apostrophes.
 */
export function faqRows(
  faqs: readonly FaqPartsFragment[],
  { search, sort, withInactive }: FaqQuestion,
): readonly FaqPartsFragment[] {
  const words = foldText(search).split(' ');
  const found = faqs.filter(({ id, question, answer, isActive }) => {
    const text = foldText(`${id}\n${question}\n${answer}`);
    return (isActive || withInactive) && words.every((word) => text.includes(word));
  });
  const field = (['id', 'question', 'answer'] as const).find((name) => sort.replace(/^-/, '') === name);
  if (field === undefined) return found;
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.toSorted((one, other) => direction * compareTexts(one[field], other[field]));
}
