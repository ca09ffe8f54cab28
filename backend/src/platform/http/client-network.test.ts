import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it('is the same for all addresses of a /64 and another for the next', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
        const prefix = (address: string) => clientNetwork(address);
        expect(prefix(one) === prefix(other)).toBe(clientNetwork(one) === clientNetwork(other));
        expect(prefix(one)).toMatch(/^(?:[\da-f]{1,4}(?::[\da-f]{1,4}){3}::\/64|\d+(?:\.\d+){3})$/);
      }),
    );
  });
});
