import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './client-address.ts';
import { clientNetwork, clientSite } from './client-network.ts';

/** Spellings, the address each names, and the network it counts as. */
const spellings = [
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:', '203.0.113.7', '203.0.113.7'],
  ['"203.0.113.7:5678"', '203.0.113.7', '203.0.113.7'],
  ['[203.0.113.7]:5678', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]', '203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:5678', '203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7%eth0]:5678', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:5678', '2001:db8::1', '2001:db8:0:0::/64'],
  ['"[2001:db8::1]:5678"', '2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
  ['[fe80::1%25eth0]:5678', 'fe80::1', 'fe80:0:0:0::/64'],
  ['::1', '::1', '0:0:0:0::/64'],
] as const;

const noAddresses = [
  ...['', ' ', 'unknown', '_hidden', 'localhost', '203.0.113', '203.0.113.7.1', '203.0.113.256', '0x7f.1'],
  ...['203.0.113.7:http', '203.0.113.7:80:80', '2001:db8:1:2:3:4:5:6:5678', '[2001:db8::1', '[]:80', '%eth0'],
  ...['[2001:db8::1]x', '203.0.113.7/24', '2130706433', '203.0.113.07', 'a'.repeat(10_000)],
];

describe('the address within what a proxy says', () => {
  it.each(spellings)('%s is %s, of %s', (text, address, network) => {
    expect(readAddress(text)).toBe(address);
    expect(clientNetwork(text)).toBe(network);
  });

  it.each(noAddresses)('%s is not one, and counts as the same client as all others', (text) => {
    expect(readAddress(text)).toBe('unknown');
    expect(clientNetwork(text)).toBe('unknown');
  });

  it('is the same for every spelling, and read again it stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(65_535), (address, port) => {
        const read = readAddress(address);
        expect(readAddress(read)).toBe(read);
        expect(readAddress(`[${address}]:${port}`)).toBe(read);
        if (!address.includes(':')) {
          expect(readAddress(`${address}:${port}`)).toBe(read);
          expect(readAddress(`::ffff:${address}`)).toBe(read);
        }
      }),
    );
  });
});

it('a network is the same for all addresses of a /64 and another for the next', () => {
  const groups = (length: number) => fc.array(fc.nat(0xffff), { minLength: length, maxLength: length });
  const text = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), fc.nat(3), (prefix, one, other, at) => {
      fc.pre(prefix.some((group) => group !== 0));
      const network = clientNetwork(text([...prefix, ...one]));
      expect(network).toMatch(/^[\da-f]{1,4}(?::[\da-f]{1,4}){3}::\/64$/);
      expect(clientNetwork(text([...prefix, ...other]))).toBe(network);
      const next = prefix.with(at, (prefix[at] ?? 0) ^ 1);
      fc.pre(next.some((group) => group !== 0));
      expect(clientNetwork(text([...next, ...one]))).not.toBe(network);
    }),
  );
});

describe('clientSite', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.255', '203.0.113.0/24'],
    ['[203.0.113.7]:5678', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['172.32.0.1', '172.32.0.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0DB8:0001:ffff::1%eth0', '2001:db8:1::/48'],
    ['2001:db8:2:2::1', '2001:db8:2::/48'],
  ])('of %s is %s', (address, site) => {
    expect(clientSite(address)).toBe(site);
  });

  it.each([
    ...['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.20.30.40', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['100.64.0.1', '169.254.1.1', '0.0.0.0', '::', 'fd12:3456::1', 'fe80::1%eth0', '::ffff:10.0.0.1'],
    ...noAddresses,
  ])('of %s is none: behind a proxy it may stand for everybody', (address) => {
    expect(clientSite(address)).toBeNull();
  });
});
