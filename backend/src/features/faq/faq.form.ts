import { object, string, type InferType } from 'yup';
import { plainTextTest } from '../../platform/forms/field-rules.ts';
import { typed, typedLine, typedLines } from '../../platform/forms/typed-text.ts';

/**
 * What a question and its answer may contain: plain text. The single source of these limits and messages, for the form
 * that edits them and for the server. Pure, and usable on both sides.
 */

export const questionMaxLength = 200;
export const answerMaxLength = 2000;

/** Text that would open, close or comment HTML; `5 < 7` would not. */
const markup = /<[a-z!/?]/i;

const plain = (label: string, maxLength: number, read: (text: string) => string) =>
  string()
    .transform(typed(read))
    .required(`${label} is required`)
    .max(maxLength, `${label} must be at most ${maxLength} characters`)
    .test(plainTextTest(label))
    .test('no-markup', `${label} must be plain text, without HTML`, (value) => !value || !markup.test(value));

export const faqFormSchema = object({
  question: plain('Question', questionMaxLength, typedLine),
  answer: plain('Answer', answerMaxLength, typedLines),
});

export type FaqForm = InferType<typeof faqFormSchema>;
