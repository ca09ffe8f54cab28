import { brokerWords } from './features/waitlist/waitlist.broker-words.ts';
import { answerText, answerWord, type ChoiceQuestion, type Question } from './platform/forms/question.ts';
import { recordOf } from './platform/record-of.ts';

/**
 * What the waitlist form asks besides name, contacts, country and referral code, in its order. An entry is all that a
 * question needs: both APIs, the form, lists, files, erasure and the privacy policy follow from it. Its key is its name
 * in both APIs and in `signup.answers`, so it never changes once people have answered.
 */
export const questions = {
  broker: {
    kind: 'choice',
    label: brokerWords.label,
    required: true,
    reason: 'It helps us plan for the brokers you use.',
    condition: 'brokers',
    words: brokerWords,
    notListed: 'not-listed',
    options: [
      { slug: 'new-to-investing', label: 'I am new to investing' },
      { slug: 'not-listed', label: 'Broker/wealth manager is not on the list' },
      { slug: '5paisa', label: '5paisa' },
      { slug: 'alice-blue', label: 'Alice Blue' },
      { slug: 'angel-one', label: 'Angel One' },
      { slug: 'axis-direct', label: 'Axis Direct' },
      { slug: 'dhan', label: 'Dhan' },
      { slug: 'fyers', label: 'Fyers' },
      { slug: 'geojit', label: 'Geojit' },
      { slug: 'groww', label: 'Groww' },
      { slug: 'hdfc-securities', label: 'HDFC Securities' },
      { slug: 'icici-direct', label: 'ICICI Direct' },
      { slug: 'iifl-securities', label: 'IIFL Securities' },
      { slug: 'kotak-securities', label: 'Kotak Securities' },
      { slug: 'motilal-oswal', label: 'Motilal Oswal' },
      { slug: 'nuvama', label: 'Nuvama Wealth' },
      { slug: 'paytm-money', label: 'Paytm Money' },
      { slug: 'religare', label: 'Religare Broking' },
      { slug: 'sbi-securities', label: 'SBI Securities' },
      { slug: 'sharekhan', label: 'Sharekhan' },
      { slug: 'upstox', label: 'Upstox' },
      { slug: 'zerodha', label: 'Zerodha' },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionKey = keyof typeof questions;

const isKey = (text: string): text is QuestionKey => Object.hasOwn(questions, text);

export interface NamedQuestion {
  readonly key: QuestionKey;
  readonly question: Question;
}

/** Every question, in the form's order. */
export const allQuestions: readonly NamedQuestion[] = Object.keys(questions)
  .filter(isKey)
  .map((key) => ({ key, question: questions[key] }));

export const questionKeys: readonly QuestionKey[] = allQuestions.map(({ key }) => key);

/** A value for each question. */
export const forEachQuestion = <T>(
  valueOf: (question: Question, key: QuestionKey) => T,
): Readonly<Record<QuestionKey, T>> =>
  recordOf(allQuestions.map(({ key, question }) => [key, valueOf(question, key)] as const));

type Questions = typeof questions;

/** What a condition on the answers to a choice is called: `brokers`. */
export type ChoiceField = {
  [Key in QuestionKey]: Questions[Key] extends { readonly condition: infer Condition extends string }
    ? Condition
    : never;
}[QuestionKey];

/** Keys of the questions whose answers are chosen. */
export type ChoiceKey = {
  [Key in QuestionKey]: Questions[Key] extends { readonly kind: 'choice' } ? Key : never;
}[QuestionKey];

export const isChoiceKey = (text: string): text is ChoiceKey =>
  allQuestions.some(({ key, question }) => key === text && question.kind === 'choice');

/** A question whose answers are chosen. */
export interface NamedChoice {
  readonly key: ChoiceKey;
  readonly field: ChoiceField;
  readonly question: ChoiceQuestion;
}

const isField = (condition: string): condition is ChoiceField =>
  allQuestions.some(({ question }) => question.kind === 'choice' && question.condition === condition);

/** Questions whose answers are chosen, in the form's order. */
export const allChoices: readonly NamedChoice[] = allQuestions.flatMap(({ key, question }) =>
  question.kind === 'choice' && isChoiceKey(key) && isField(question.condition)
    ? [{ key, field: question.condition, question }]
    : [],
);

/** A value for each choice, by its condition's name. */
export const forEachChoice = <T>(valueOf: (choice: NamedChoice) => T): Readonly<Record<ChoiceField, T>> =>
  recordOf(allChoices.map((choice) => [choice.field, valueOf(choice)] as const));

/** A value for each choice, by its key. */
export const forEachChoiceKey = <T>(valueOf: (choice: NamedChoice) => T): Readonly<Record<ChoiceKey, T>> =>
  recordOf(allChoices.map((choice) => [choice.key, valueOf(choice)] as const));

/** Questions whose answers are not chosen but written, in the form's order. */
export const allWritten: readonly NamedQuestion[] = allQuestions.filter(({ key }) => !isChoiceKey(key));

/** What the answer to each question is called where it says what is stored: `broker`. */
export const answerWords = forEachQuestion(answerWord);

/** The label of a stored choice; null if there is none, or the option is gone. @param key of a question. */
export function labelOf(key: string, slug: string | null): string | null {
  const asked = allChoices.find((choice) => choice.key === key)?.question;
  return asked === undefined ? null : answerText(asked, slug);
}
