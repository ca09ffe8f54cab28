import { clientNetwork, clientSite } from '../http/client-network.ts';

/**
 * How many times the limit of one address its site may use. An IPv6 site has 65,536 addresses of one owner. An IPv4 site
 * has 256, often of several owners, and each of them may stand for many people.
 */
export interface SiteShare {
  readonly ipv6: number;
  readonly ipv4: number;
}

/** Leaves room for a small office, or for a campus behind one /24. */
export const siteShare: SiteShare = { ipv6: 16, ipv4: 64 };

/** A part of a client's address, and how much it may use. */
export interface ClientScope {
  /** The network in text, such as `203.0.113.7`, `203.0.113.0/24` or `2001:db8:1::/48`. */
  readonly network: string;
  readonly limit: number;
}

/**
 * Everything that a limit per client address counts, the largest network first: the site, if the address has one, and
 * the address itself. So nobody gets around a limit by moving within a network. Every limit by address uses this.
 *
 * @param perAddress the limit of one address.
 */
export function clientScopes(
  clientAddress: string,
  perAddress: number,
  share: SiteShare = siteShare,
): readonly ClientScope[] {
  const site = clientSite(clientAddress);
  const address = { network: clientNetwork(clientAddress), limit: perAddress };
  if (site === null) return [address];
  return [{ network: site, limit: perAddress * (site.includes(':') ? share.ipv6 : share.ipv4) }, address];
}
