import { domainToASCII } from 'node:url';
import { parseEmail } from '../../platform/contact/email.ts';
import { comparableText } from '../../platform/forms/typed-text.ts';
import { parseAddressBlock } from '../../platform/http/address-block.ts';
import { readAddress } from '../../platform/http/client-address.ts';
import { isOnTheInternet } from '../../platform/http/client-network.ts';
import { toReferralId } from '../referral/referral.rules.ts';

/** The lists by which admins correct what the product judges. */
export type FairnessList = 'trusted_referrers' | 'trusted_networks' | 'allowed_domains' | 'blocked_domains';

/** The most entries that a list may have. */
export const entriesMax = 1000;
/** The widest networks: a wider one would be a provider's, or a country's. */
const fewestBits = { ipv4: 16, ipv6: 32 } as const;

type Read = { readonly value: string } | { readonly fault: string };

/** Reads what is to be listed, in the one spelling by which it is compared; or says what is wrong with it. */
export function readListed(list: FairnessList, text: string): Read {
  switch (list) {
    case 'trusted_referrers':
      return orFault(toReferralId(text), 'Enter a user’s referral code');
    case 'trusted_networks':
      return readNetwork(text);
    case 'allowed_domains':
    case 'blocked_domains':
      return orFault(readDomain(text), 'Enter a domain, such as example.com');
  }
}

const orFault = (value: string | null, fault: string): Read => (value === null ? { fault } : { value });

function readNetwork(text: string): Read {
  const block = parseAddressBlock(comparableText(text));
  // Clients with an IPv4 address in IPv6 spelling count as IPv4, so networks have to be IPv4, too.
  if (block === null || readAddress(block.address) !== block.address)
    return { fault: 'Enter a network, such as 203.0.113.0/24 or 2001:db8::/48' };
  const { address, bits, version } = block;
  if (bits < fewestBits[version])
    return { fault: `This is too wide: use /${fewestBits[version]} or a narrower network` };
  if (!isOnTheInternet(address))
    return { fault: 'Private networks are never evidence, so they need no trust' };
  return { value: `${address}/${bits}` };
}

/** Of a domain, or of a link to it; not of an address, which may be meant alone. */
function readDomain(text: string): string | null {
  const typed = comparableText(text)
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^@/, '')
    .replace(/\.$/, '');
  const domain = domainToASCII(typed.toLowerCase());
  return parseEmail(`a@${domain}`) === null ? null : domain;
}
