import { nameMaxLength } from '@waitlist/backend/waitlist-form';

/** Says how long a name may be before it is too long. */
export const nameHint = (name: string): string | undefined =>
  name.trim().length > nameMaxLength - 5 ? `Up to ${nameMaxLength} characters` : undefined;
