import { BlockList } from 'node:net';
import { ipv6Groups, readAddress, unknownAddress } from './client-address.ts';

/**
 * The part of a client's address that identifies one subscriber: an IPv4 address, or the /64 of an IPv6 address. Every
 * spelling of an address gives the same result; values that are not addresses count as one client.
 */
export function clientNetwork(address: string): string {
  return networkOf(address, 4);
}

/**
 * The part of a client's address that identifies the site of many subscribers: the /48 of an IPv6 address, which
 * contains 65,536 subscribers' networks, or the /24 of an IPv4 address.
 *
 * @returns null for private addresses and for what is not an address: behind a proxy that reports its own address, or
 * none, all clients of the world would be one site.
 */
export function clientSite(address: string): string | null {
  const known = readAddress(address);
  if (known === unknownAddress || !isOnTheInternet(known)) return null;
  return known.includes(':') ? networkOf(known, 3) : `${known.split('.').slice(0, 3).join('.')}.0/24`;
}

/** @param address as {@link readAddress} returns it. */
export const isOnTheInternet = (address: string): boolean =>
  !notOnTheInternet.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/** Loopback, private, link-local, and what carriers use inside their networks: RFC 1918, 3927, 4193, 4291, 6598. */
const notOnTheInternet = new BlockList();
for (const [network, bits, version] of [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  notOnTheInternet.addSubnet(network, bits, version);

function networkOf(address: string, groupCount: number): string {
  const known = readAddress(address);
  if (!known.includes(':')) return known;
  const prefix = ipv6Groups(known)
    .slice(0, groupCount)
    .map((group) => group.toString(16));
  return `${prefix.join(':')}::/${16 * groupCount}`;
}
