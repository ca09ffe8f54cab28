import { formFieldNames } from '@waitlist/backend/waitlist-form';
import type { SignupField } from './join-state.ts';

/** Fields that stand side by side where there is room. */
export type FieldRow = readonly SignupField[];

/** The first page: who the visitor is, and where the code can go. */
const aboutYou: readonly FieldRow[] = [['firstName', 'lastName'], ['email'], ['country', 'phoneNo']];

/** The pages of the form, in order. A question is on the last. */
export const formPages: readonly (readonly FieldRow[])[] = [
  aboutYou,
  formFieldNames.filter((field) => !aboutYou.flat().includes(field)).map((field) => [field]),
];

/** From 0. */
export const pageOf = (field: SignupField): number =>
  formPages.findIndex((rows) => rows.flat().includes(field));

export const isLast = (page: number): boolean => page === formPages.length - 1;

/** The field that a page begins with. */
export const startOf = (page: number): SignupField => formPages[page]?.[0]?.[0] ?? 'firstName';
