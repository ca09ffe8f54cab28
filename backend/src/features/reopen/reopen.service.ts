import type { Pool } from 'pg';
import { parseEmail } from '../../platform/contact/email.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import type { VerificationService, VerifyOtpRequest } from '../verification/verification.service.ts';
import type { PauseService } from '../waitlist/waitlist.pause.service.ts';
import { countWishes, keepWish } from './reopen.repository.ts';

export interface ReopenDependencies {
  readonly pool: Pool;
  readonly verification: Pick<VerificationService, 'verifyOtp'>;
  readonly pauses: Pick<PauseService, 'read'>;
}

/** An email address, and the code that was sent there. */
export type WishRequest = Pick<VerifyOtpRequest, 'email' | 'otp' | 'clientAddress' | 'browser'>;

/** Wishes to be told when sign-ups open again. */
export class ReopenService {
  readonly #dependencies: ReopenDependencies;

  constructor(dependencies: ReopenDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Keeps the wish of a visitor whose code is right; a repeated one is the same wish. The answer is the same whether or not the
   * address is on the waitlist.
   *
   * Fails as a code does, and with WRONG_STATE once sign-ups are open.
   */
  async wish({
    email,
    otp,
    clientAddress,
    browser,
  }: WishRequest): Promise<Outcome<{ message: string; browserToken: string | undefined }>> {
    const { pool, verification, pauses } = this.#dependencies;
    const verified = await verification.verifyOtp({
      ...{ channel: 'email', purpose: 'reopen' },
      ...{ email, otp, clientAddress, browser },
    });
    if (!verified.ok) return verified;
    const parsed = parseEmail(email ?? '');
    if (parsed === null) throw new Error('An address that is none was verified');
    if ((await pauses.read()) === null) return signupsAreOpen;
    await inTransaction(pool, (client) => keepWish(client, parsed));
    return {
      ok: true,
      message: 'We’ll email you once sign-ups are open.',
      browserToken: verified.browserToken,
    };
  }

  /** How many wait. */
  count(): Promise<number> {
    return countWishes(this.#dependencies.pool);
  }
}

const signupsAreOpen = failure('WRONG_STATE', 'Sign-ups are open again. Reload the page to join now.');
