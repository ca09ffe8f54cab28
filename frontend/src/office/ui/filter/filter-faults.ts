import { filterFormSchema } from '@waitlist/backend/segment-form';
import { ValidationError } from 'yup';
import type { UserFilter } from '../../../generated/office.ts';

/** What is wrong with conditions that were typed, by field. */
export function filterFaults(typed: UserFilter): Readonly<Record<string, string>> {
  try {
    filterFormSchema.validateSync(typed, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}
