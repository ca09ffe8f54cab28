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

/** Blocking more users than this, or giving them points, asks for their number; erasing always does. */
export const untypedAtMost = 100;

/** The number of users, typed. @param verb "erase" */
export function typedUsersSchema(verb: string, users: number) {
  const message = `Type ${users.toLocaleString('en-US')} to ${verb} that many users`;
  return object({
    typedUsers: number()
      .transform((value: number, given: unknown) =>
        typeof given === 'string' ? Number(given.replaceAll(/[\s,.’']/g, '') || NaN) : value,
      )
      .typeError(message)
      .required(message) // also if nothing was typed
      .oneOf([users], message),
  });
}
