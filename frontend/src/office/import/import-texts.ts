import { allChoices } from '@waitlist/backend/questions';
import type { ImportLineKind, ImportPartsFragment, ImportState } from '../../generated/office.ts';

/** What a column can hold, in the order of the choice. */
export const fieldOptions: readonly { readonly value: string; readonly text: string }[] = [
  { value: '', text: 'Not imported' },
  { value: 'email', text: 'Email' },
  { value: 'firstName', text: 'First name' },
  { value: 'lastName', text: 'Last name' },
  { value: 'name', text: 'Full name' },
  { value: 'phone', text: 'Phone number' },
  { value: 'country', text: 'Country' },
  { value: 'joinedAt', text: 'Join date' },
  { value: 'ownCode', text: 'Referral code (their own)' },
  { value: 'referrer', text: 'Referrer (code or email)' },
  ...allChoices.map(({ key, question: { label } }) => ({ value: key, text: label })),
];

export const stateTexts: Readonly<Record<ImportState, string>> = {
  CHECKED: 'Checked, not imported',
  RUNNING: 'Importing',
  STOPPED: 'Stopped',
  DONE: 'Imported',
  UNDOING: 'Undoing',
  UNDONE: 'Undone',
};

interface LineKind {
  readonly kind: ImportLineKind;
  readonly title: string;
  /** Once it was started. */
  readonly afterwards?: string;
  readonly count: (of: ImportPartsFragment) => number;
}

/** What becomes of lines, as a check counts them. */
export const lineKinds: readonly LineKind[] = [
  { kind: 'VALID', title: 'Will be added', afterwards: 'Valid', count: ({ valid }) => valid },
  { kind: 'INVALID', title: 'Invalid', count: ({ invalid }) => invalid },
  { kind: 'REPEATED', title: 'Twice in the file', count: ({ repeated }) => repeated },
  { kind: 'ALREADY_HERE', title: 'Already on the list', count: ({ alreadyHere }) => alreadyHere },
  {
    kind: 'UNKNOWN_REFERRER',
    title: 'Added without their referrer',
    count: ({ unknownReferrer }) => unknownReferrer,
  },
];
