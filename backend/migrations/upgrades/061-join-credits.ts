import { Upgrade } from '../pre-release.ts';

/** Withheld credits are stored, and so are the identities of erased signups that credited a referrer. */
export class Upgrade061JoinCredits extends Upgrade {
  protected async upgrade(): Promise<void> {
    await this.execute(tables);
  }
}

const tables = /* sql */ `
CREATE TABLE erased_identity (hash text PRIMARY KEY);
ALTER TABLE signup ADD COLUMN withheld_referrer_seq bigint;
ALTER TYPE join_candidate
  ADD ATTRIBUTE known_accepted boolean, ADD ATTRIBUTE known_blocked boolean, ADD ATTRIBUTE withheld_referrer_seq bigint;
`;
