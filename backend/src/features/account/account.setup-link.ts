import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { withDeadline } from '../../platform/deadline.ts';
import { removePrivateFile, writePrivateFile } from '../../platform/secrets/private-file.ts';
import type { SetupService } from './account.setup.service.ts';

export interface SetupLinkOptions {
  readonly setup: SetupService;
  /** `DATA_DIR`. */
  readonly dataDir: string;
  readonly log: Logger;
  readonly checkEveryMs?: number;
}

const fileName = 'setup-link.txt';
const checkEveryMs = 2000;
const revokeWithinMs = 1000;

interface OpenLink {
  readonly token: string;
  readonly url: string;
  readonly timer: NodeJS.Timeout;
}

/** The setup link of one run of an instance, kept in a file in `DATA_DIR` for as long as it works. */
export class SetupLink {
  readonly #options: SetupLinkOptions;
  readonly #file: string;
  #open: OpenLink | undefined;

  constructor(options: SetupLinkOptions) {
    this.#options = options;
    this.#file = join(options.dataDir, fileName);
  }

  /**
   * Creates the link, a new one at each start, and writes the file. The file is removed within seconds once the link
   * has ended.
   *
   * @param site the site's address and the port this instance listens on, which distinguishes instances with the same
   * `DATA_DIR`.
   * @returns the link and its file; null, with no file of an earlier run left, if there is an admin already.
   */
  async open(site: {
    readonly publicUrl: string;
    readonly port: number;
  }): Promise<{ readonly url: string; readonly file: string } | null> {
    const { setup, dataDir, log } = this.#options;
    const token = await setup.issue([hostname(), dataDir, site.port].join('\n'));
    if (token === null) {
      await this.#removeFile(null);
      return null;
    }
    const url = `${site.publicUrl}/admin/signup#setup=${token}`;
    await writePrivateFile(this.#file, `${url}\n`).catch((error: unknown) => {
      log.warn({ err: error }, `the setup link could not be written to ${this.#file}`);
    });
    const timer = setInterval(() => void this.#check(), this.#options.checkEveryMs ?? checkEveryMs);
    this.#open = { token, url, timer: timer.unref() };
    return { url, file: this.#file };
  }

  /** Ends the link if it still works, and removes the file. */
  async close(): Promise<void> {
    const open = this.#forget();
    if (open === undefined) return;
    await this.#removeFile(open.url);
    // If the database is unavailable, the next start replaces the link.
    await withDeadline(this.#options.setup.revoke(open.token), revokeWithinMs).catch(() => undefined);
  }

  async #check(): Promise<void> {
    const open = this.#open;
    if (open === undefined) return;
    const works = await this.#options.setup.isOpen(open.token).catch(() => true);
    if (works || this.#forget() === undefined) return;
    await this.#removeFile(open.url);
  }

  #forget(): OpenLink | undefined {
    const open = this.#open;
    clearInterval(open?.timer);
    this.#open = undefined;
    return open;
  }

  async #removeFile(url: string | null): Promise<void> {
    await removePrivateFile(this.#file, url === null ? null : `${url}\n`).catch((error: unknown) => {
      this.#options.log.warn({ err: error }, `${this.#file} could not be removed`);
    });
  }
}
