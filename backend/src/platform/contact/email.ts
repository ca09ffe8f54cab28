/** Providers that deliver `a.b+tag@` and `ab@` to the same mailbox; `canonical` is the domain they share. */
const dotsIgnoredBy: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/** Providers that deliver `name+tag@` to `name@`. */
const plusTagsIgnoredBy = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'fastmail.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'zoho.com',
  'yandex.com',
  'yandex.ru',
]);

const maxLength = 254;
// One `@`, a dot-atom before it (RFC 5322 3.2.3), a dotted host name after it. No nested repetition: linear time.
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** An e-mail address that passed {@link parseEmail}. */
export interface Email {
  /** As typed, trimmed: what mail is sent to and people are shown. */
  readonly address: string;
  /** One text for all spellings of one mailbox: what addresses are compared by. */
  readonly key: string;
}

/**
 * Reads an e-mail address of the form mail servers accept everywhere: a dot-atom, `@`, a dotted ASCII host name,
 * at most 254 characters (RFC 5321 4.5.3.1). Anything else, line breaks and display names included, is null.
 */
export function parseEmail(text: string): Email | null {
  const address = text.trim();
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

function emailKey(local: string, domain: string): string {
  const host = dotsIgnoredBy[domain] ?? domain;
  const withoutTag = plusTagsIgnoredBy.has(host) ? (local.split('+')[0] ?? local) : local;
  const mailbox = host in dotsIgnoredBy ? withoutTag.replaceAll('.', '') : withoutTag;
  return `${mailbox === '' ? local : mailbox}@${host}`;
}
