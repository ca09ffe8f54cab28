import { object, string, type InferType } from 'yup';
import { isPlainLines, isPlainText } from '../../platform/forms/field-rules.ts';

/**
 * What a question and its answer may contain: plain text. The single source of these limits and messages, for the form
 * that edits them and for the server. Pure, and usable on both sides.
 */

export const questionMaxLength = 200;
export const answerMaxLength = 2000;

/** Text that would open, close or comment HTML; `5 < 7` would not. */
const markup = /<[a-z!/?]/i;

const plain = (label: string, maxLength: number, isUsable: (text: string) => boolean) =>
  string()
    .trim()
    .required(`${label} is required`)
    .max(maxLength, `${label} must be at most ${maxLength} characters`)
    .test('plain', `${label} contains characters that cannot be used`, (value) => !value || isUsable(value))
    .test('no-markup', `${label} must be plain text, without HTML`, (value) => !value || !markup.test(value));

/** Text is trimmed before it is checked. */
export const faqFormSchema = object({
  question: plain('Question', questionMaxLength, isPlainText),
  answer: plain('Answer', answerMaxLength, isPlainLines),
});

export type FaqForm = InferType<typeof faqFormSchema>;
