import { isIP, isIPv4 } from 'node:net';
import type { FastifyPluginCallback } from 'fastify';
import fp from 'fastify-plugin';

/** The value for everything that is not an IP address: such clients count as one. */
export const unknownAddress = 'unknown';

/**
 * The address in what a proxy or a socket reports: without spaces, quotes, port, brackets and zone id, in one spelling
 * per address. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address.
 *
 * @returns {@link unknownAddress} for anything else.
 */
export function readAddress(text: string): string {
  if (isIPv4(text)) return text; // the usual case
  const bare = withoutPort(text.trim().replace(/^"(.*)"$/, '$1'));
  const address = bare.split('%')[0] ?? bare;
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : unknownAddress;
  const groups = ipv6Groups(address);
  const [, , , , , mapped = 0, high = 0, low = 0] = groups;
  return mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0)
    ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
    : canonicalIpv6(address);
}

/** The eight 16-bit groups of a valid IPv6 address. */
export function ipv6Groups(address: string): readonly number[] {
  const [head = '', tail] = canonicalIpv6(address).split('::');
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const before = parse(head);
  const after = tail === undefined ? [] : parse(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const plugin: FastifyPluginCallback = (app, _options, done) => {
  app.decorateRequest('knownAddress', null);
  app.decorateRequest('clientAddress', {
    getter() {
      return (this.knownAddress ??= readAddress(this.ip));
    },
  });
  done();
};

export const clientAddresses = fp(plugin, { name: 'client-addresses' });

/** `192.0.2.1:5678` and `[2001:db8::1]:5678`; an IPv6 address without brackets has no port. */
function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d*)?$/.exec(text)?.[1] ?? /^([\d.]+):\d*$/.exec(text)?.[1] ?? text;
}

/** The URL parser writes all spellings of an address as hexadecimal groups, the longest run of zeros as `::`. */
export const canonicalIpv6 = (address: string): string =>
  new URL(`http://[${address}]`).hostname.slice(1, -1);

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The client's address; behind `TRUST_PROXY` proxies, the one they vouch for. Unlike `ip`, which is the text a
     * proxy sent, this is always an address in one spelling, or {@link unknownAddress}.
     */
    readonly clientAddress: string;
    /** {@link clientAddress}, once it has been computed. */
    knownAddress: string | null;
  }
}
