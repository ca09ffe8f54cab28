import { ipv6Groups, readAddress } from './client-address.ts';

/**
 * The part of a client's address that one subscriber is given: an IPv4 address, or the /64 of an IPv6 address. Every
 * spelling of an address gives the same; values that are no address count as one client.
 */
export function clientNetwork(address: string): string {
  const known = readAddress(address);
  if (!known.includes(':')) return known;
  return `${ipv6Groups(known)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
