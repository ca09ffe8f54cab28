import { AddressError, encodeLogin, loginHint } from '../database/address-error.ts';
import { parseDatabaseAddress } from '../database/database-address.ts';
import { parseAddressBlock } from '../http/address-block.ts';
import { parseSender } from '../mail/sender.ts';

/** Variables by name, like `process.env`. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/** Reads typed values from environment variables and collects every fault instead of stopping at the first. */
export class EnvReader {
  readonly faults: string[] = [];
  readonly namesRead = new Set<string>();
  readonly #source: EnvSource;

  constructor(source: EnvSource) {
    this.#source = source;
  }

  /** Records a fault of the variable `name`; the value itself is never repeated, because it may be a secret. */
  fault(name: string, what: string): void {
    this.faults.push(`${name} ${what}`);
  }

  /** The trimmed value; undefined when unset or empty. */
  optionalText(name: string): string | undefined {
    this.namesRead.add(name);
    const value = this.#source[name]?.trim();
    return value === '' ? undefined : value;
  }

  text(name: string, fallback: string): string {
    return this.optionalText(name) ?? fallback;
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.optionalText(name);
    if (text === undefined) return fallback;
    const found = values.find((value) => value === text);
    if (found === undefined) this.fault(name, `must be one of ${values.join(', ')}`);
    return found ?? fallback;
  }

  integer(name: string, { min, max, fallback }: { min: number; max: number; fallback: number }): number {
    const text = this.optionalText(name);
    if (text === undefined) return fallback;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    this.fault(name, `must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  /** A secret of at least `minBytes` bytes. */
  secret(name: string, minBytes: number): string | undefined {
    const value = this.optionalText(name);
    if (value !== undefined && Buffer.byteLength(value) < minBytes)
      this.fault(name, `must be at least ${minBytes} bytes long`);
    return value;
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.optionalText(name);
    return value === undefined ? undefined : this.#checkedUrl(name, value, protocols);
  }

  /** The address of a mail server, with its login. */
  smtp(name: string): string | undefined {
    const value = this.optionalText(name);
    if (value === undefined) return undefined;
    const endsEarly = /^\w+:\/\/[^/?#]*[/?#].*@/s.test(value);
    const url = URL.canParse(value) ? new URL(value) : null;
    if (endsEarly) this.fault(name, encodeLogin);
    else if (
      url === null ||
      !['smtp:', 'smtps:'].includes(url.protocol) ||
      !value.includes('://') ||
      url.hostname === ''
    )
      this.fault(name, `must be a URL that starts with smtp:// or smtps://${loginHint}`);
    return value;
  }

  /** The sender of emails: `name@host` or `Name <name@host>`. */
  sender(name: string): string | undefined {
    const value = this.optionalText(name);
    if (value !== undefined && parseSender(value) === null)
      this.fault(
        name,
        'must be one email address, such as waitlist@example.com or Waitlist <waitlist@example.com>',
      );
    return value;
  }

  /** The address of a database in libpq's syntax, with several hosts and its parameters. */
  database(name: string): string | undefined {
    const value = this.optionalText(name);
    if (value !== undefined) this.#checkDatabase(name, value);
    return value;
  }

  /** Comma-separated addresses of databases; the hosts within one may be comma-separated, too. */
  databases(name: string): readonly string[] {
    const values = this.optionalText(name)?.split(/,\s*(?=\w+:\/\/)/) ?? [];
    for (const value of values) this.#checkDatabase(name, value);
    return values;
  }

  /** Comma-separated addresses and CIDR blocks, each as a block. */
  addressBlocks(name: string): readonly string[] {
    const values = this.optionalText(name)?.split(',') ?? [];
    return values.map((value) => {
      const block = parseAddressBlock(value);
      if (block === null)
        this.fault(
          name,
          'must list IP addresses or CIDR blocks, such as 10.0.0.0/8, with commas between them',
        );
      return block === null ? value : `${block.address}/${block.bits}`;
    });
  }

  /** A site's address without path, query or trailing slash. */
  origin(name: string): string | undefined {
    const value = this.url(name, ['https:', 'http:']);
    if (value === undefined || !URL.canParse(value)) return undefined;
    const { origin, pathname, search, hash } = new URL(value);
    if (pathname !== '/' || search !== '' || hash !== '')
      this.fault(name, 'must be an address without path, query or fragment');
    return origin;
  }

  /** Records a fault for each missing value when only some of them are set. */
  allOrNone(values: Readonly<Record<string, unknown>>): void {
    const names = Object.keys(values);
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return;
    const present = names.filter((name) => !missing.includes(name));
    for (const name of missing)
      this.fault(
        name,
        `is missing, though ${present.join(' and ')} ${present.length === 1 ? 'is' : 'are'} set`,
      );
  }

  #checkDatabase(name: string, value: string): void {
    try {
      parseDatabaseAddress(value);
    } catch (error) {
      if (!(error instanceof AddressError)) throw error;
      this.fault(name, error.message);
    }
  }

  #checkedUrl(name: string, value: string, protocols: readonly string[]): string {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      this.fault(
        name,
        `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      );
    }
    return value;
  }
}
