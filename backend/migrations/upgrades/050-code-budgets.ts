import { Upgrade } from '../pre-release.ts';

/** A code stores its asker, and how many tries the asker and strangers have. */
export class Upgrade050CodeBudgets extends Upgrade {
  protected async upgrade(): Promise<void> {
    await this.execute(challenge);
  }
}

/** A code sent before has no asker: its tries belong to everyone, as they did. */
const challenge = /* sql */ `
ALTER TABLE otp_challenge
  ADD COLUMN asked_by text,
  ADD COLUMN stranger_tries smallint NOT NULL DEFAULT 0,
  ADD COLUMN max_stranger_tries smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT otp_challenge_stranger_tries_are_bounded CHECK (stranger_tries BETWEEN 0 AND max_stranger_tries),
  DROP CONSTRAINT otp_challenge_verified_by_a_try,
  ADD CONSTRAINT otp_challenge_verified_by_a_try CHECK (verified_at IS NULL OR tries + stranger_tries > 0);
DROP INDEX otp_challenge_live_key;
CREATE UNIQUE INDEX otp_challenge_live_key ON otp_challenge (purpose, destination, asked_by) NULLS NOT DISTINCT
  WHERE replaced_at IS NULL AND verified_at IS NULL;
`;
