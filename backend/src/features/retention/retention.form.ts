import { boolean, number, object } from 'yup';
import { day } from '../../platform/forms/day.form.ts';

/** What the form of retention accepts: the single source of its limits and messages, for the form and for the server. */

export const retentionMonthsMin = 3;
export const retentionMonthsMax = 120;
/** Users are told this many days before they are erased. */
export const retentionNoticeDays = 30;

const monthsFault = `Enter a number of months from ${retentionMonthsMin} to ${retentionMonthsMax}`;

export const retentionFormSchema = object({
  months: number()
    .typeError(monthsFault)
    .required(monthsFault)
    .integer(monthsFault)
    .min(retentionMonthsMin, monthsFault)
    .max(retentionMonthsMax, monthsFault),
  includesAccepted: boolean(),
  launchedOn: day().nullable(),
});

/** A number as people type it, with or without separators; NaN for anything else. */
const typedNumber = (text: string): number => Number(text.replaceAll(/[\s,.’']/g, '') || NaN);

/** The months that someone typed; null: they are none, and `fault` says what to enter. */
export function readMonths(text: string): { readonly months: number | null; readonly fault?: string } {
  const months = typedNumber(text);
  return retentionFormSchema.isValidSync({ months }) ? { months } : { months: null, fault: monthsFault };
}

/** The number of users whose time is over already, typed; of none, there is nothing to confirm. */
export const retentionConfirmSchema = (users: number) =>
  object({
    typedUsers: number()
      .transform((_value: number, given: unknown) =>
        users > 0 && typeof given === 'string' ? typedNumber(given) : users,
      )
      .oneOf([users], `Type ${users.toLocaleString('en-US')} to erase that many users`),
  });
