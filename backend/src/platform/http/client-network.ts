import { ipv6Groups, readAddress } from './client-address.ts';

/**
 * The part of a client's address that identifies one subscriber: an IPv4 address, or the /64 of an IPv6 address. Every
 * spelling of an address gives the same result; values that are not addresses count as one client.
 */
export function clientNetwork(address: string): string {
  return networkOf(address, 4);
}

/**
 * The part of a client's address that identifies one site, which can contain 65,536 subscribers' networks: the /48 of
 * an IPv6 address; for an IPv4 address the same as {@link clientNetwork}.
 */
export function clientSite(address: string): string {
  return networkOf(address, 3);
}

function networkOf(address: string, groupCount: number): string {
  const known = readAddress(address);
  if (!known.includes(':')) return known;
  const prefix = ipv6Groups(known)
    .slice(0, groupCount)
    .map((group) => group.toString(16));
  return `${prefix.join(':')}::/${16 * groupCount}`;
}
