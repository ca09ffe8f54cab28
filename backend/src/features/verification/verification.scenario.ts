import { randomBytes, randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { WorkProofs } from '../../platform/proof/work-proofs.ts';
import { GroupCommit } from '../../platform/database/group-commit.ts';
import type { Browser } from '../../platform/http/request-context.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { deriveCode } from './verification.code.ts';
import { type ProofMode, SendGuard } from './verification.guard.ts';
import type { SendLimits, SentCode } from './verification.limits.ts';
import { codeKeyLabel, newBrowserToken, type Purpose } from './verification.rules.ts';
import { smsCountry } from './verification.sms-country.ts';
import {
  type SendOtpRequest,
  type VerificationOptions,
  VerificationService,
  type VerifyOtpRequest,
} from './verification.service.ts';

/**
 * For tests: the service on a real database, codes read the way their recipient would, and time shifted in the rows.
 */

export const secrets = createSecrets('a secret of the tests, long enough for them');

export const noCookies: Browser = { broughtCookies: false, token: undefined };

const options: VerificationOptions = {
  codeLength: { email: 4, sms: 6 },
  limits: { perClientPerHour: 1000, smsPerHour: 1000, mailPerHour: 1000 },
};

interface ServiceChanges {
  readonly codeLength?: VerificationOptions['codeLength'];
  readonly limits?: Partial<SendLimits>;
  readonly smsAvailable?: boolean;
  readonly signupsPaused?: () => Promise<boolean>;
  readonly canReceiveMail?: (domain: string) => Promise<boolean>;
  readonly countryOf?: (address: string) => string | null;
  readonly isTrustedNetwork?: (address: string) => Promise<boolean>;
  readonly proofMode?: ProofMode;
}

/** An instance of the service; several on one database are several instances of the product. */
export function createService(
  pool: Pool,
  {
    codeLength = options.codeLength,
    limits,
    smsAvailable = true,
    proofMode = 'off',
    ...known
  }: ServiceChanges = {},
): VerificationService {
  const changed = { codeLength, limits: { ...options.limits, ...limits } };
  return new VerificationService({
    pool,
    groupCommit: new GroupCommit(pool),
    secrets,
    options: changed,
    smsAvailable,
    guard: new SendGuard({
      pool,
      proofs: new WorkProofs(secrets),
      mode: proofMode,
      smsPerHour: changed.limits.smsPerHour,
    }),
    ...known,
  });
}

export const newEmail = (): string => `p${randomBytes(6).toString('hex')}@example.com`;

let mobiles = randomInt(1e6);

/** A mobile number that can get codes, E.164: the country's example with other last digits. */
export function newMobile(): string {
  mobiles += 1;
  return smsCountry.exampleMobile.slice(0, -6) + String(mobiles % 1e6).padStart(6, '0');
}

/** A number of the country as people there write it, without its dial code. */
export const nationalDigits = (mobile: string): string => mobile.slice(smsCountry.dialCode.length);
/** A mobile number of another country, which gets no codes. */
export const foreignMobile = smsCountry.dialCode === ('+44' as string) ? '+919812345670' : '+447400123456';

/** Requests come from here by default, without cookies. */
const client = { clientAddress: '192.0.2.1', browser: noCookies } as const;

/** A browser that has its token. */
export const newBrowser = (): Browser => ({ broughtCookies: true, token: newBrowserToken() });

/** Requests a code by email. */
export const sendMail = (
  service: VerificationService,
  email: string,
  purpose: Purpose = 'waitlist',
  more: Partial<SendOtpRequest> = {},
) => service.sendOtp({ channel: 'email', email, purpose, ...client, ...more });

/** Requests a code by text message. */
export const sendSms = (
  service: VerificationService,
  mobileNumber: string,
  more: Partial<SendOtpRequest> = {},
) => service.sendOtp({ channel: 'sms', mobileNumber, purpose: 'waitlist', ...client, ...more });

/** Tries a code that came by email. */
export const tryMail = (
  service: VerificationService,
  email: string,
  otp: string | number,
  more: Partial<VerifyOtpRequest> = {},
) => service.verifyOtp({ channel: 'email', email, otp, purpose: 'waitlist', ...client, ...more });

/** The newest code that was sent to an address. */
export async function codeFor(pool: Pool, address: string, purpose: Purpose = 'waitlist'): Promise<string> {
  const { rows } = await pool.query<{ id: string; code_length: number }>(
    'SELECT id, code_length FROM otp_challenge WHERE address = $1 AND purpose = $2 ORDER BY created_at DESC LIMIT 1',
    [address, purpose],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No code was sent there');
  return deriveCode(secrets.key(codeKeyLabel), row.id, row.code_length);
}

/** A different code of the same length. */
export const wrong = (code: string): string =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

/** Shifts the time of every code and every counted send. */
export async function pass(pool: Pool, seconds: number): Promise<void> {
  await pool.query('UPDATE otp_sent SET sent_at = sent_at - make_interval(secs => $1)', [seconds]);
  await pool.query(
    `UPDATE otp_challenge SET created_at = created_at - passed, expires_at = expires_at - passed, verified_at = verified_at - passed,
       replaced_at = replaced_at - passed FROM make_interval(secs => $1) AS passed`,
    [seconds],
  );
}

/** A failure without its message; null for a success. */
export function codeOf(outcome: { readonly ok: boolean; readonly code?: string }): string | null {
  return outcome.ok ? null : (outcome.code ?? 'none');
}

/** A code of four digits that has not been tried, as the rules of sending see it. */
export const sentCode = (
  code: Pick<SentCode, 'id' | 'ageSeconds' | 'remainingSeconds' | 'sameClient'> & Partial<SentCode>,
): SentCode => ({
  codeLength: 4,
  verified: false,
  holdsTries: false,
  tries: 0,
  maxTries: 3,
  strangerTries: 0,
  maxStrangerTries: 3,
  ...code,
});
