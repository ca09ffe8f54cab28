/**
 * Questions of the waitlist form besides those that every sign-up is asked: entries of a table (`src/questions.form.ts`). Pure,
 * and usable on both sides.
 */

/** An answer to choose. */
export interface Option {
  /** What is stored and sent; it never changes once someone has chosen it. */
  readonly slug: string;
  /** What people read. */
  readonly label: string;
}

interface QuestionBase {
  /** On the form, as the heading of a column and as the term of a fact. */
  readonly label: string;
  /** Whether a join without an answer is rejected. */
  readonly required: boolean;
  /** Why it is asked: a sentence below the field. */
  readonly reason?: string;
}

/** One of a list. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice';
  /** What a condition on its answers is called in both APIs: `brokers`. It never changes. */
  readonly condition: string;
  /** An answer inside a sentence: `broker`, `a broker`, `brokers`. */
  readonly words: Readonly<Record<'one' | 'oneWithArticle' | 'many', string>>;
  /** In the order in which they are offered. */
  readonly options: readonly Option[];
  /** The slug of the option that is offered when a search among them finds nothing. */
  readonly notListed?: string;
}

/** A line of text. */
export interface TextQuestion extends QuestionBase {
  readonly kind: 'text';
  /** In characters. */
  readonly maxLength: number;
}

export type Question = ChoiceQuestion | TextQuestion;

/** The option with a slug or label, ignoring case; null if there is none. */
export function findOption({ options }: Pick<ChoiceQuestion, 'options'>, text: string): Option | null {
  const wanted = text.trim().toLowerCase();
  return options.find(({ slug, label }) => slug === wanted || label.toLowerCase() === wanted) ?? null;
}

/** The answers that a question offers; none if it takes any. */
export const optionsOf = (question: Question): readonly Option[] =>
  question.kind === 'choice' ? question.options : [];

/** What people read of a stored answer; null if there is none, or its option is gone. */
export function answerText(question: Question, stored: string | null): string | null {
  const text = question.kind === 'choice' ? findOption(question, stored ?? '')?.label : stored;
  return text === undefined || text === '' ? null : text;
}

/** An answer, where the APIs describe it. */
export const describeAnswer = (question: Question): string =>
  question.kind === 'choice' ? `The ${question.words.one} they chose` : `Their answer to "${question.label}"`;

/** An answer in a list of what is stored: `broker`. */
export const answerWord = (question: Question): string =>
  question.kind === 'choice' ? question.words.one : question.label.toLowerCase();

/** What is wrong with a required choice that was not made, or is not among the options. */
export const choiceMessages = ({ words: { one, oneWithArticle } }: Pick<ChoiceQuestion, 'words'>) => ({
  missing: `Please select your ${one}`,
  unknown: `Please select ${oneWithArticle} from the list`,
});

/** An answer in SQL, empty if there is none. @param answers a column of answers by question. */
export const answerSql = (answers: string, key: string): string => `coalesce(${answers} ->> '${key}', '')`;
