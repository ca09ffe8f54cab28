import { typedEmail } from '../forms/typed-text.ts';
import { type MailProvider, mailProviders } from './mail-providers.ts';

const maxLength = 254;
// One `@`, a dot-atom before it (RFC 5322 3.2.3), a dotted host name after it. No nested repetition: linear time.
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** An email address that passed {@link parseEmail}. */
export interface Email {
  /** As typed, without what was around it; used for sending and for display. */
  readonly address: string;
  /** One text for all spellings of one mailbox, for comparing addresses. The key of a key is the key itself. */
  readonly key: string;
}

/**
 * Reads an email address of the form mail servers accept everywhere: a dot-atom, `@`, a dotted ASCII host name,
 * at most 254 characters (RFC 5321 4.5.3.1), however it was typed or copied. Anything else, line breaks included, is null.
 */
export function parseEmail(text: string): Email | null {
  const address = typedEmail(text);
  const at = address.lastIndexOf('@');
  if (address.length > maxLength || at < 1 || at > 64) return null;
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  const labels = domain.split('.');
  if (!localPart.test(local) || labels.length < 2 || !labels.every((label) => hostLabel.test(label)))
    return null;
  if (/^\d+$/.test(labels.at(-1) ?? '')) return null;
  return { address, key: emailKey(local.toLowerCase(), domain.toLowerCase()) };
}

const providers = new Map(
  mailProviders.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

function emailKey(local: string, domain: string): string {
  const provider = providers.get(domain);
  if (provider !== undefined) return keyAt(provider, local, domain);
  const [name = '', ...labels] = domain.split('.');
  const parent = labels.join('.');
  const host = providers.get(parent);
  return host?.hasSubdomains === true ? keyAt(host, name, parent) : `${beforeTag(local, '+')}@${domain}`;
}

function keyAt(provider: MailProvider, local: string, domain: string): string {
  const { domains, sharesNames, ignores = '', alike, tagMark } = provider;
  const bare = beforeTag(local, '+');
  const name = tagMark === undefined ? bare : beforeTag(bare, tagMark, { keepMark: true });
  let seen = name;
  for (const character of ignores) seen = seen.replaceAll(character, '');
  if (alike !== undefined) seen = seen.replaceAll(alike.from, alike.to);
  return `${seen === '' ? name : seen}@${sharesNames === true ? (domains[0] ?? domain) : domain}`;
}

/** The text before the first mark; all of it if there is none. */
function beforeTag(local: string, mark: string, { keepMark = false } = {}): string {
  const at = local.indexOf(mark);
  return at < 1 ? local : local.slice(0, keepMark ? at + mark.length : at);
}
