import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

/**
 * Relays: services that forward mail to a real mailbox, with an address for each site. Their users don't hide from us, so
 * they are never disposable. Sources: the documentation of each service.
 */
const relays: ReadonlySet<string> = new Set([
  'privaterelay.appleid.com', // Apple, Sign in with Apple
  'icloud.com', // Apple, Hide My Email
  'mozmail.com', // Firefox Relay
  'duck.com', // DuckDuckGo Email Protection
  ...[
    'simplelogin.com',
    'simplelogin.co',
    'simplelogin.fr',
    'slmail.me',
    'slmails.com',
    'aleeas.com',
    '8alias.com',
  ], // SimpleLogin
  ...[
    'dralias.com',
    '8shield.net',
    'silomails.com',
    'passmail.net',
    'passmail.com',
    'passinbox.com',
    'passfwd.com',
  ], // Proton Pass
  ...['anonaddy.com', 'anonaddy.me', 'addy.io', '4wrd.cc', 'mailer.me'], // addy.io
]);

let listed: ReadonlySet<string> | undefined;

/** The mail domains that admins listed, in ASCII and lower case. */
export interface ListedDomains {
  readonly allowed: ReadonlySet<string>;
  readonly blocked: ReadonlySet<string>;
}

/**
 * Whether a mail domain, or a parent of it, gives disposable mailboxes. What admins say comes first; of a domain and a
 * parent of it, the domain.
 */
export function isDisposable(domain: string, { allowed, blocked }: ListedDomains): boolean {
  listed ??= disposableEmailBlocklistSet();
  const labels = domain.toLowerCase().split('.');
  const above = labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
  const decided = above.find((each) => allowed.has(each) || blocked.has(each));
  if (decided !== undefined) return blocked.has(decided);
  return !above.some((each) => relays.has(each)) && above.some((each) => listed?.has(each) === true);
}
