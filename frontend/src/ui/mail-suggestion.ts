import { typedEmail } from '@waitlist/backend/typed-text';

/** Endings under which the providers have mailboxes: `any` stands for com and those of countries. */
const any = /^(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
const com = /^com$/;

/** What large providers call themselves, and the endings that belong to it. */
const providers: Readonly<Record<string, RegExp>> = {
  gmail: com,
  googlemail: com,
  yahoo: any,
  ymail: com,
  rocketmail: com,
  hotmail: any,
  outlook: any,
  live: any,
  msn: com,
  icloud: com,
  aol: any,
  proton: /^me$/,
  protonmail: /^(?:com|ch)$/,
  fastmail: /^(?:com|fm)$/,
  zoho: /^(?:com|eu|in)$/,
  rediffmail: com,
  yandex: any,
  gmx: /^(?:com|net|de|at|ch|us)$/,
  mail: /^(?:com|ru|de)$/,
  web: /^de$/,
  't-online': /^de$/,
  freenet: /^de$/,
  orange: /^fr$/,
  wanadoo: /^fr$/,
  laposte: /^net$/,
  libero: /^it$/,
  virgilio: /^it$/,
  naver: com,
  hanmail: /^net$/,
  qq: com,
  '163': com,
  '126': com,
  comcast: /^net$/,
  verizon: /^net$/,
  sbcglobal: /^net$/,
  bellsouth: /^net$/,
  cox: /^net$/,
  btinternet: com,
  virginmedia: com,
  shaw: /^ca$/,
  bigpond: /^(?:com|net\.au)$/,
};

/** Real names within a letter of one of them. */
const others = new Set([
  'email',
  'hmail',
  'fmail',
  'zmail',
  'cmail',
  'gail',
  'love',
  'life',
  'line',
  'alive',
  'lives',
]);
/** The shortest name that a letter more or less may still stand for. */
const shortestName = 5;

/** How `com` and `net` come out when they are typed in a hurry. None of these is an ending, or one of the provider's. */
const endings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'con',
      'cmo',
      'ocm',
      'comm',
      'coom',
      'cim',
      'vom',
      'xom',
      'cpm',
      'clm',
      'c0m',
      'om',
      'cm',
      'co',
      'cok',
    ].map((typo) => [typo, 'com']),
  ),
  nte: 'net',
  ney: 'net',
  nett: 'net',
  ogr: 'org',
  orgg: 'org',
};
/** These exist, so they are typos only at a provider that has none of its own there. */
const real = new Set(['cm', 'co', 'om', 'cim']);

/**
 * The address that someone who mistyped a provider's domain probably means: `priya@gmial.con` is `priya@gmail.com`. It is
 * a suggestion: any of these domains may exist.
 *
 * @returns null if the domain looks right, or is no large provider's and has a usual ending.
 */
export function suggestedEmail(text: string): string | null {
  const email = typedEmail(text);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = '', ...labels] = domain.split('.');
  if (at < 1 || name === '' || labels.length === 0) return null;
  const meant = meantDomain(name, labels.join('.'));
  return meant === null || meant === domain ? null : `${email.slice(0, at)}@${meant}`;
}

function meantDomain(name: string, ending: string): string | null {
  const provider =
    name in providers || others.has(name)
      ? name
      : Object.keys(providers).find((known) => isNear(name, known));
  const pattern = provider === undefined ? undefined : providers[provider];
  const fixed = endings[ending];
  if (provider === undefined || pattern === undefined)
    return fixed === undefined || real.has(ending) ? null : `${name}.${fixed}`;
  if (pattern.test(ending) && !(ending in endings && pattern !== any)) return `${provider}.${ending}`;
  return fixed !== undefined && pattern.test(fixed) ? `${provider}.${fixed}` : null;
}

/** Whether one letter is missing, added, wrong, or in the place of its neighbor. */
function isNear(typed: string, known: string): boolean {
  if (known.length < shortestName || Math.abs(typed.length - known.length) > 1) return false;
  let at = 0;
  while (typed[at] === known[at] && at < typed.length) at += 1;
  const [rest, wanted] = [typed.slice(at), known.slice(at)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === `${wanted.charAt(1)}${wanted.charAt(0)}${wanted.slice(2)}`
  );
}
