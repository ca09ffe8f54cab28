import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { noBrowser, verifyEmail } from '../../testing/scenarios.ts';
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
