import { NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../deadline.ts';

type MailResolver = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6' | 'resolveNs'>;

const answersWithinMs = 300;
const keptMs = { yes: 24 * 3_600_000, no: 10 * 60_000, unknown: 60_000 } as const;
/** Domains of a flood: more are not looked up at a time, and the oldest of so many are forgotten. */
const lookUpsMax = 100;
const domainsMax = 20_000;
/** A resolver that does not know this domain knows only names of its own network, and cannot say that another does not exist. */
export const publicDomain = 'com';

/** Whether email for a domain has anywhere to go, as DNS says: RFC 5321 section 5.1, and RFC 7505 for "none". */
export class MailDomains {
  readonly #resolver: MailResolver;
  #lookUps = 0;
  readonly #known = new LRUCache<string, boolean>({
    max: domainsMax,
    ttl: keptMs.yes,
    fetchMethod: async (domain, _stale, { options }) => {
      const found = await this.#lookUp(domain);
      if (found === null) options.ttl = keptMs.unknown;
      else if (!found) options.ttl = keptMs.no;
      return found ?? true;
    },
  });

  constructor(resolver: MailResolver = new Resolver({ timeout: 2 * answersWithinMs, tries: 2 })) {
    this.#resolver = resolver;
  }

  /** Answers within 300 ms. @returns false only if DNS says so: when it does not answer, the domain has the benefit of the doubt. */
  async canReceive(domain: string): Promise<boolean> {
    const name = domainToASCII(domain);
    if (this.#lookUps >= lookUpsMax && !this.#known.has(name)) return true;
    try {
      return (await withDeadline(this.#known.fetch(name), answersWithinMs)) ?? true;
    } catch {
      return true;
    }
  }

  /** @returns null if that cannot be told. */
  async #lookUp(domain: string): Promise<boolean | null> {
    this.#lookUps += 1;
    try {
      const exchanges = await recordsOf(this.#resolver.resolveMx(domain));
      if (exchanges === null) return null;
      if (exchanges.length > 0) return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.');
      const hosts = await Promise.all([
        recordsOf(this.#resolver.resolve4(domain)),
        recordsOf(this.#resolver.resolve6(domain)),
      ]);
      if (hosts.some((addresses) => addresses !== null && addresses.length > 0)) return true;
      if (hosts.includes(null)) return null;
      const publicServers = await recordsOf(this.#resolver.resolveNs(publicDomain));
      return publicServers !== null && publicServers.length > 0 ? false : null;
    } finally {
      this.#lookUps -= 1;
    }
  }
}

/** @returns null if DNS does not say. */
async function recordsOf<T>(answer: Promise<readonly T[]>): Promise<readonly T[] | null> {
  try {
    return await answer;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === NODATA || code === NOTFOUND ? [] : null;
  }
}
