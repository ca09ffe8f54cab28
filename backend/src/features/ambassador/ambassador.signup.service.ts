import type { Pool } from 'pg';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { readSignedText, signText } from '../../platform/secrets/signed-text.ts';
import { statusClosed } from '../status/status.messages.ts';
import {
  type AmbassadorFigures,
  connectSignup,
  findApplicationOfUser,
  findFigures,
} from './ambassador.signup.repository.ts';
import { isReviewId } from './ambassador.review.rules.ts';

const label = 'ambassador connect';
const weeksShown = 12;

/** The address that connects a status to an application. The token is in the fragment, which reaches no server and no log. */
export const connectLink = (secrets: Secrets, publicUrl: string, applicationId: string): string =>
  `${publicUrl}/status#ambassador=${signText(secrets, label, applicationId)}`;

/** What applicants are on the waitlist. */
export class ApplicantService {
  readonly #pool: Pool;
  readonly #secrets: Secrets;

  constructor({ pool, secrets }: { readonly pool: Pool; readonly secrets: Secrets }) {
    this.#pool = pool;
    this.#secrets = secrets;
  }

  /** The figures of a user who is an ambassador, with 12 weeks; null: they are none. */
  figures(signupId: string): Promise<AmbassadorFigures | null> {
    return findFigures(this.#pool, signupId, weeksShown);
  }

  /** A user's application; null: they have none. */
  ofUser(signupId: string): ReturnType<typeof findApplicationOfUser> {
    return findApplicationOfUser(this.#pool, signupId);
  }

  /**
   * Connects a user's signup to the application of the link that was emailed to its applicant. Repeating it changes nothing.
   *
   * Fails with STATUS_LINK_INVALID (forged, or the application is not accepted or was erased), CONFLICT (the application has
   * another signup, or the signup another application), NOT_FOUND (no open status).
   *
   * @param signupId of the open status; null: there is none.
   */
  async connect(signupId: string | null, token: string): Promise<Outcome<object>> {
    if (signupId === null) return statusClosed;
    const applicationId = readSignedText(this.#secrets, label, token);
    if (applicationId === null || !isReviewId(applicationId)) return linkInvalid;
    switch (await connectSignup(this.#pool, applicationId, signupId)) {
      case 'connected':
        return { ok: true };
      case 'invalid':
        return linkInvalid;
      case 'closed':
        return statusClosed;
      case 'taken':
        return taken;
    }
  }
}

const linkInvalid = failure(
  'STATUS_LINK_INVALID',
  'This ambassador link no longer works. Open the link in our latest email, or write to us.',
);
const taken = failure(
  'CONFLICT',
  'Your application or this sign-up is already connected to another one. Log out, then log in with the email you applied with, or write to us.',
);
