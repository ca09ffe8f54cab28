import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import type { Caller } from '../../platform/auth/viewer.ts';
import { testOrm } from '../../testing/orm.ts';
import { noBrowser, verifyEmail } from '../../testing/scenarios.ts';
import type { ApplicationStatus } from './ambassador.review.rules.ts';
import { AmbassadorReviewService } from './ambassador.review.service.ts';
import type { ApplicationInput } from './ambassador.rules.ts';
import { AmbassadorService, type Applied } from './ambassador.service.ts';

/** For tests: complete applications, and applicants. */

export interface Applicant extends ApplicationInput {
  readonly email: string;
}

/** A valid application with unique details. */
export const applicant = (fields: Partial<Applicant> = {}): Applicant => ({
  firstName: 'Grace',
  lastName: 'Hopper',
  email: `grace${randomInt(2 ** 47)}@example.com`,
  phoneNo: '07400 123456',
  collegeName: 'Vassar',
  message: 'I want to help.\nVery much.',
  ...fields,
});

/** One instance of the service. */
export const createAmbassadors = (pool: Pool): AmbassadorService =>
  new AmbassadorService({ pool, verificationMinutes: 15 });

/** A new applicant verifies their email and applies. */
export async function applyVerified(pool: Pool, fields: Partial<Applicant> = {}): Promise<Applied> {
  const input = applicant(fields);
  await verifyEmail(pool, input.email, { purpose: 'ambassador' });
  const outcome = await createAmbassadors(pool).apply(input, noBrowser);
  if (!outcome.ok)
    throw new Error(`The application failed: ${outcome.code} ${JSON.stringify(outcome.fields)}`);
  return outcome;
}

/** A reviewer, who is a program. */
export const reviewer: Caller = {
  viewer: { kind: 'api-key', apiKeyId: '00000000-0000-4000-8000-000000000000', name: 'Tool', role: 'EDITOR' },
  clientAddress: '192.0.2.1',
};

/** Sets the status of an application, as the team does. */
export async function review(pool: Pool, id: string, status: ApplicationStatus): Promise<void> {
  const outcome = await new AmbassadorReviewService(testOrm, pool).setStatus(id, { status }, reviewer);
  if (!outcome.ok) throw new Error(outcome.message);
}

/** A new applicant is accepted. @returns the id of their application. */
export async function applyAndAccept(pool: Pool, email: string): Promise<string> {
  const { id } = await applyVerified(pool, { email });
  await review(pool, id, 'accepted');
  return id;
}
