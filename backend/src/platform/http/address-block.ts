import { isIP } from 'node:net';
import { canonicalIpv6, ipv6Groups } from './client-address.ts';

/** The addresses that have their first bits in common. */
export interface AddressBlock {
  /** The first of them, in one spelling. */
  readonly address: string;
  readonly bits: number;
  readonly version: 'ipv4' | 'ipv6';
}

/** Reads a block in CIDR notation, by any of its addresses; an address alone is a block of one. @returns null for anything else. */
export function parseAddressBlock(text: string): AddressBlock | null {
  const [address = '', length, ...more] = text.trim().split('/');
  const isIpv6 = isIP(address) === 6;
  const longest = isIpv6 ? 128 : 32;
  const bits = length === undefined ? longest : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (isIP(address) === 0 || address.includes('%') || more.length > 0 || !(bits <= longest)) return null;
  const width = isIpv6 ? 16 : 8;
  const groups = (isIpv6 ? ipv6Groups(address) : address.split('.').map(Number)).map((group, nth) => {
    const cut = Math.min(Math.max((nth + 1) * width - bits, 0), width);
    return (group >> cut) << cut;
  });
  return isIpv6
    ? { address: canonicalIpv6(groups.map((group) => group.toString(16)).join(':')), bits, version: 'ipv6' }
    : { address: groups.join('.'), bits, version: 'ipv4' };
}
