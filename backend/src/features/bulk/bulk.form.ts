import { boolean, number, object, string } from 'yup';
import { grantFormSchema } from '../fairness/fairness.form.ts';
import { typed, typedLine } from '../../platform/forms/typed-text.ts';

/** What the form of a bulk action accepts: the single source of its limits and messages, for the form and for the server. */

export const bulkReasonMax = 500;
/** How long an erasure of many can be stopped before it begins, in minutes. */
export const erasureWaitMinutes = 10;
/** How long a bulk action can be undone, in days. */
export const undoDays = 30;

const reason = string()
  .transform(typed(typedLine))
  .max(bulkReasonMax, `Say why in at most ${bulkReasonMax} characters`);

/** Of actions that need nothing but users. */
export const bulkFormSchema = object({ reason });

/** Of giving points: as for one user. */
export const bulkGrantFormSchema = grantFormSchema.concat(object({ isVisible: boolean() }));

/** Of erasing: the number of users, typed. */
export const bulkEraseFormSchema = (users: number) =>
  object({
    reason,
    typedUsers: number()
      .transform((value: number, given: unknown) =>
        typeof given === 'string' ? Number(given.replaceAll(/[\s,.’']/g, '') || NaN) : value,
      )
      .oneOf([users], `Type ${users.toLocaleString('en-US')} to erase that many users`),
  });
