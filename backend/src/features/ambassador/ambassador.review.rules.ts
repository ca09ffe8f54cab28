import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';

/** The team's progress with an application. */
export const applicationStatuses = ['new', 'contacted', 'accepted', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The maximum number of notes on one application. */
export const notesMax = 200;

/** @returns the status, null for a missing or blank one; VALIDATION_FAILED (`status`). */
export function parseStatus(given: string | null | undefined): Outcome<{ status: ApplicationStatus | null }> {
  const wanted = given?.trim() ?? '';
  if (wanted === '') return { ok: true, status: null };
  const status = applicationStatuses.find((each) => each === wanted);
  return status === undefined
    ? invalidFields({ status: `status must be one of ${applicationStatuses.join(', ')}` })
    : { ok: true, status };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isReviewId = (id: string): boolean => uuid.test(id);
