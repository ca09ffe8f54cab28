import type { AmbassadorsQuery, AmbassadorStatus } from '../../generated/office.ts';

export type Application = AmbassadorsQuery['ambassadors']['docs'][number];

export const statusTexts: Readonly<Record<AmbassadorStatus, string>> = {
  NEW: 'New',
  CONTACTED: 'Contacted',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
};

export const statusOptions = (Object.keys(statusTexts) as AmbassadorStatus[]).map((value) => ({
  value,
  text: statusTexts[value],
}));

/** The status in the address; null for any other text. */
export const statusOf = (text: string): AmbassadorStatus | null =>
  statusOptions.find(({ value }) => value === text)?.value ?? null;

/** Of an erased application, only its date and status are left. */
export const isErased = ({ email }: Application): boolean => email === '';

/** Shown in place of an applicant whose personal data was erased. */
export const deletedApplicant = 'Deleted applicant';

export const nameOf = ({ firstName, lastName }: Application): string =>
  `${firstName} ${lastName}`.trim() || deletedApplicant;
