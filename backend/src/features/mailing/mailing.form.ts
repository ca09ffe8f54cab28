import { number, object, string } from 'yup';
import { plainTextTest } from '../../platform/forms/field-rules.ts';
import { typed, typedLine } from '../../platform/forms/typed-text.ts';

/**
 * What the forms of every kind of mailing accept: the single source of these limits and messages, for forms and server.
 * Pure, and usable on both sides.
 */

export const mailingNameMaxLength = 100;
const perHourMax = 1_000_000;
/** Messages per hour by default. */
export const defaultPerHour = 5_000;

export const wholeNumber = (message: string, max: number) =>
  number().typeError(message).integer(message).min(1, message).max(max, message).required(message);

export const mailingFields = {
  name: string()
    .transform(typed(typedLine))
    .required('Name is required')
    .max(mailingNameMaxLength, `Name must be at most ${mailingNameMaxLength} characters`)
    .test(plainTextTest('Name')),
  perHour: wholeNumber('Messages an hour must be a whole number from 1 to 1,000,000', perHourMax),
};

/** What the form of a pace accepts. */
export const paceFormSchema = object({ perHour: mailingFields.perHour });
