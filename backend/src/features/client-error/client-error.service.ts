import type { Logger } from 'pino';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { type Given, isBlank } from '../../platform/forms/given.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { messageMaxLength, pagePath, releaseOf, scrubbed, stackMaxLength } from './client-error.rules.ts';

export const clientErrorKinds = ['error', 'rejection', 'boundary'] as const;

/** An unhandled error, as a page reports it. */
export interface ClientError {
  readonly kind: (typeof clientErrorKinds)[number];
  readonly message: Given;
  readonly stack: Given;
  /** Where it happened. */
  readonly page: Given;
  readonly clientAddress: string;
}

const windowMs = 60_000;
/** Lines per minute in this instance's log, for one client and in total. */
export const linesPerMinute = { ofClient: 5, inAll: 60 } as const;

/** Writes errors of visitors' browsers to the log: a bounded number of bounded lines without anything personal. */
export class ClientErrorService {
  readonly #log: Logger;
  readonly #now: () => number;
  #windowStart = 0;
  #lines = 0;
  /** By network: those with a line in this window, so never more than the lines. */
  readonly #ofClient = new Map<string, number>();

  constructor(log: Logger, now: () => number = Date.now) {
    this.#log = log;
    this.#now = now;
  }

  /** Logs an error, or drops it if there were too many; the caller is not told which. Fails with VALIDATION_FAILED. */
  report({ kind, message, stack, page, clientAddress }: ClientError): Outcome<object> {
    const path = pagePath(page ?? '');
    const fields = {
      ...(isBlank(message) ? { message: 'message is required' } : {}),
      ...(path === null ? { page: "page must be a page's path" } : {}),
    };
    if (Object.keys(fields).length > 0) return invalidFields(fields);
    if (!this.#take(clientNetwork(clientAddress))) return { ok: true };
    this.#log.warn(
      {
        code: 'CLIENT_ERROR',
        kind,
        page: path,
        message: scrubbed(message ?? '', messageMaxLength),
        stack: scrubbed(stack ?? '', stackMaxLength),
        release: releaseOf(stack ?? ''),
      },
      'an error in a browser',
    );
    return { ok: true };
  }

  #take(network: string): boolean {
    const now = this.#now();
    if (now - this.#windowStart >= windowMs) {
      this.#windowStart = now;
      this.#lines = 0;
      this.#ofClient.clear();
    }
    const own = this.#ofClient.get(network) ?? 0;
    if (this.#lines >= linesPerMinute.inAll || own >= linesPerMinute.ofClient) return false;
    this.#lines += 1;
    this.#ofClient.set(network, own + 1);
    return true;
  }
}
