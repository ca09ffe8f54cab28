import { NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { withDeadline } from '../deadline.ts';
import { publicDomain } from './mail-domains.ts';

/** Whether a record is there; `unknown`: that could not be checked. */
export type DnsFinding = 'found' | 'missing' | 'unknown';

/** What DNS says of the domain that emails come from. */
export interface SenderDomain {
  readonly domain: string;
  readonly spf: DnsFinding;
  readonly dkim: DnsFinding;
}

export type TextResolver = Pick<Resolver, 'resolveTxt' | 'resolveNs'>;

/** The texts of a name; null: there is no such name, nor any below it. */
type Texts = readonly string[] | null | 'unknown';

const answersWithinMs = 3000;
/** Under which providers publish their keys: DNS lists no selectors, so a key under any other cannot be found. */
const selectors = [
  ...['default', 'dkim', 'mail', 'email', 'smtp', 'key1', 'k1', 'k2', 's1', 's2', 'google', 'selector1'],
  ...['selector2', 'resend', 'mandrill', 'pm', 'zoho', 'protonmail', 'fm1', 'mx', 'brevo1', 'brevo2'],
];

/**
 * Looks up SPF and DKIM of a domain, within 3 seconds; never fails. SPF is missing if DNS answers and has none. A DKIM key
 * under an unusual selector looks like none, so DKIM is missing only if DNS has no name for keys at all, else unknown.
 */
export async function checkSenderDomain(
  domain: string,
  resolver: TextResolver = new Resolver({ timeout: 1000, tries: 2 }),
): Promise<SenderDomain> {
  const ask = (name: string) => textsOf(resolver, name);
  const [own, keys, isPublic, ...selected] = await Promise.all([
    ask(domain),
    ask(`_domainkey.${domain}`),
    knowsPublicNames(resolver),
    ...selectors.map((selector) => ask(`${selector}._domainkey.${domain}`)),
  ]);
  const missing = isPublic ? 'missing' : 'unknown';
  const hasKey = selected.some((texts) => listed(texts).some((text) => /(?:^|;)\s*p\s*=\s*\w/.test(text)));
  return {
    domain,
    spf: listed(own).some((text) => /^v=spf1(?:\s|$)/i.test(text))
      ? 'found'
      : own === 'unknown'
        ? own
        : missing,
    dkim: hasKey ? 'found' : keys === null ? missing : 'unknown',
  };
}

const listed = (texts: Texts): readonly string[] => (texts === null || texts === 'unknown' ? [] : texts);

async function textsOf(resolver: TextResolver, name: string): Promise<Texts> {
  try {
    const records = await withDeadline(resolver.resolveTxt(name), answersWithinMs);
    return records.map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === NODATA) return [];
    return code === NOTFOUND ? null : 'unknown';
  }
}

/** A resolver that does not knows only names of its own network, and cannot say that another does not exist. */
const knowsPublicNames = (resolver: TextResolver): Promise<boolean> =>
  withDeadline(resolver.resolveNs(publicDomain), answersWithinMs).then(
    (servers) => servers.length > 0,
    () => false,
  );
