import { isIP } from 'node:net';

/**
 * The part of a client's address that one subscriber is given: an IPv4 address, or the /64 of an IPv6 address.
 * An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function clientNetwork(address: string): string {
  const withoutZone = address.split('%')[0] ?? address;
  if (isIP(withoutZone) !== 6) return withoutZone;
  const groups = ipv6Groups(withoutZone);
  const [, , , , , mapped = 0, high = 0, low = 0] = groups;
  if (mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight 16-bit groups of a valid IPv6 address; the URL parser writes all its spellings as hexadecimal groups. */
function ipv6Groups(address: string): readonly number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const before = parse(head);
  const after = tail === undefined ? [] : parse(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
