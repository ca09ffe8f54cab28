import type { Pool } from 'pg';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { followLink } from './message.click.repository.ts';
import { targetOf } from './message.click.rules.ts';
import { readClickToken } from './message.click.token.ts';

/** Links of broadcasts that were clicked. */
export class ClickService {
  readonly #pool: Pool;
  readonly #secrets: Secrets;

  constructor(pool: Pool, secrets: Secrets) {
    this.#pool = pool;
    this.#secrets = secrets;
  }

  /**
   * Where a link leads. Its recipient's first click is written down, once on any number of instances.
   *
   * @param isReader false: it is not counted. @returns null: we have not signed it, so nothing was asked of the database.
   */
  async follow(token: string, isReader: boolean): Promise<string | null> {
    const grant = readClickToken(this.#secrets, token);
    const link = grant && (await followLink(this.#pool, grant, isReader));
    return link && targetOf(link.url, link.name);
  }
}
