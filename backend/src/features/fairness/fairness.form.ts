import { number, object, string } from 'yup';
import { comparableText, typed, typedLine, typedLines } from '../../platform/forms/typed-text.ts';

/** What the forms of the review accept: the single source of their limits and messages, for the forms and for the server. */

const reasonMin = 3;
export const reasonMax = 500;
/** How many users a decision may name one by one. */
export const namedUsersMax = 200;

/** The reason of a decision, for the audit log and for colleagues. */
const reason = () =>
  string()
    .transform(typed(typedLine))
    .required('Say why')
    .min(reasonMin, `Say why in at least ${reasonMin} characters`)
    .max(reasonMax, `Say why in at most ${reasonMax} characters`);

/** Why something was decided. */
export const decisionFormSchema = object({ reason: reason() });

const pointsMax = 1_000_000;
const pointsMessage = `Enter a whole number from 1 to ${pointsMax.toLocaleString('en-US')}`;

/** Points to give, and why. */
export const grantFormSchema = object({
  points: number()
    .typeError(pointsMessage)
    .required(pointsMessage)
    .integer(pointsMessage)
    .min(1, pointsMessage)
    .max(pointsMax, pointsMessage),
  reason: reason(),
});

/** The most characters that an appeal and its answer may have. */
export const appealMax = 1000;

const words = (missing: string) =>
  string()
    .transform(typed(typedLines))
    .required(missing)
    .max(appealMax, `Use at most ${appealMax.toLocaleString('en-US')} characters`);

/** What a user says about points that are not counted. */
export const appealFormSchema = object({ text: words('Tell us what we should look at') });
/** What they are answered. */
export const answerFormSchema = object({ answer: words('Write an answer') });

/** The most characters of a note beside an entry of a list. */
export const noteMax = 200;

/** An entry of a list. What is read from the value depends on the list: `readListed`. */
export const listEntryFormSchema = object({
  value: string().transform(typed(comparableText)).required('Enter what to add'),
  note: string().transform(typed(typedLine)).max(noteMax, `Use at most ${noteMax} characters`),
});
