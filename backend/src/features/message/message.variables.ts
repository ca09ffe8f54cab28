import { type MessageKind, messageKinds } from './message.kinds.ts';

/** The variables of templates. Pure, and usable on both sides. */

interface MessageVariable {
  /** Its description in the editor. */
  readonly description: string;
  /** A link can also be the address of a Markdown link. */
  readonly isLink: boolean;
  /** It is more than text, so it stands on a line of its own in the body. */
  readonly isBlock?: boolean;
  readonly kinds: readonly MessageKind[];
}

/** Those that go to users. */
const toUsers: readonly MessageKind[] = messageKinds.filter((kind) => kind !== 'reopen');
const invitations: readonly MessageKind[] = ['invite', 'reminder'];
const ofFriends: readonly MessageKind[] = ['friend'];

/** Each is written in braces, such as `{firstName}`. */
export const messageVariables = {
  firstName: { description: 'The user’s first name', isLink: false, kinds: toUsers },
  brand: { description: 'Your product’s name', isLink: false, kinds: messageKinds },
  rank: {
    description: 'Their rank when the message is prepared; #{rank} on a line of its own is shown large',
    isLink: false,
    kinds: toUsers,
  },
  referralId: { description: 'Their referral code', isLink: false, kinds: toUsers },
  shareLink: {
    description: 'Their link to share; to link to their own status page, use statusLink',
    isLink: true,
    kinds: toUsers,
  },
  statusLink: { description: 'Opens their status page', isLink: true, kinds: toUsers },
  supportEmail: { description: 'Your support email', isLink: false, kinds: messageKinds },
  joinLink: { description: 'Opens the form to join', isLink: true, kinds: ['reopen'] },
  inviteLink: { description: 'Opens their invitation', isLink: true, kinds: invitations },
  inviteCode: { description: 'The code of their invitation', isLink: false, kinds: invitations },
  expiresOn: {
    description: 'Date and time their invitation expires, in UTC',
    isLink: false,
    kinds: invitations,
  },
  friends: {
    description: 'Who joined with their code: Sam, or Sam and Priya',
    isLink: false,
    kinds: ofFriends,
  },
  standing: { description: 'now #251, up 2,575; without a gain, #251', isLink: false, kinds: ofFriends },
  nextFriend: {
    description: 'A sentence about what the next friend brings',
    isLink: false,
    kinds: [...ofFriends, 'no_friend', 'passed'],
  },
  shareLinks: {
    description: 'Their link to share, and WhatsApp, X and others to share it by; on a line of its own',
    isLink: false,
    isBlock: true,
    kinds: ['welcome', ...ofFriends, 'no_friend', 'passed'],
  },
  rewards: {
    description: 'What friends who join earn them, a sentence for each reward; without rewards, nothing',
    isLink: false,
    kinds: ['welcome'],
  },
  rewardName: { description: 'The reward they earned', isLink: false, kinds: ['reward'] },
  rewardText: { description: 'What you say of the reward', isLink: false, kinds: ['reward'] },
  rewardCode: {
    description: 'Their code, as a sentence; without one, that the reward comes soon',
    isLink: false,
    kinds: ['reward'],
  },
  rewardInstructions: { description: 'How to use the reward', isLink: false, kinds: ['reward'] },
  nextReward: {
    description: 'How many friends bring the next reward, as a sentence; without one, nothing',
    isLink: false,
    kinds: ['reward'],
  },
  rankBefore: { description: 'Their rank before others passed them', isLink: false, kinds: ['passed'] },
} as const satisfies Readonly<Record<string, MessageVariable>>;

export type VariableName = keyof typeof messageVariables;

/** Those whose values the kinds write themselves. */
const ownVariables = [
  ...(['friends', 'standing', 'nextFriend', 'rankBefore', 'joinLink', 'rewards'] as const),
  ...(['rewardName', 'rewardText', 'rewardCode', 'rewardInstructions', 'nextReward'] as const),
] as const satisfies readonly VariableName[];
export type OwnVariable = (typeof ownVariables)[number];

export const isOwn = (name: VariableName): name is OwnVariable => ownVariables.some((own) => own === name);

/** Whether its value can have several lines, which the body keeps. */
export const hasLines = (name: VariableName): boolean =>
  name === 'rewardText' || name === 'rewardInstructions';

const isVariable = (text: string): text is VariableName => Object.hasOwn(messageVariables, text);

/** The variables of a kind, in the editor's order. */
export const variablesOf = (kind: MessageKind): readonly VariableName[] =>
  names.filter((name) => isFor(name, kind));

/**
 * What stands in braces at a place of a text: a variable, or what someone meant as one, the way other tools write it
 * (`{{ first_name }}`, `${name}`), or without its end. Null: the text has a plain brace there, or none.
 */
export function bracedAt(text: string, at: number): string | null {
  const rest = text.slice(at, at + bracedMaxLength);
  const closed = /^\$?\{+[\s$%#./=*^&>!-]*\p{L}[^{}\n]*\}+/u.exec(rest)?.[0];
  if (closed !== undefined) return closed;
  const [open, name = ''] = /^\$?\{+(\w+)/.exec(rest) ?? [];
  return open !== undefined && names.some((known) => lettersOf(known) === lettersOf(name)) ? open : null;
}

const bracedMaxLength = 120;

/** Why what stands in braces cannot be used in a message of the kind; null if it can. */
export function variableFault(braced: string, kind: MessageKind): string | null {
  if (findVariable(braced, kind) !== null) return null;
  const meant = nearestOf([braced.split('|')[0] ?? '', ...braced.split(/[^\p{L}\p{N}]+/u)]);
  const known = `Use one of ${variablesOf(kind)
    .map((each) => `{${each}}`)
    .join(', ')}`;
  if (meant !== null && !isFor(meant, kind))
    return `{${meant}} isn’t available in this kind of message. ${known}`;
  const asText = braced.replaceAll('{', '\\{');
  return meant === null
    ? `${braced} isn’t a variable. ${known}, or write ${asText} for the text itself`
    : `${didYouMean(braced, meant)} For the text itself, write ${asText}`;
}

/** Why a text cannot be sent that has the placeholder of another tool, such as `*|FNAME|*`; null if it has none. */
export function placeholderFault(text: string): string | null {
  for (const [placeholder, ...inside] of text.matchAll(placeholders)) {
    const meant = nearestOf([inside.join('')]);
    if (meant !== null) return didYouMean(placeholder, meant);
  }
  return null;
}

const placeholders =
  /\*\|([^|\n]{1,40})\|\*|\[\[([^[\]\n]{1,40})\]\]|<<([^<>\n]{1,40})>>|<%([^%\n]{1,40})%>|%([a-z][\w.]{1,39})%/gi;

const didYouMean = (typed: string, meant: VariableName): string =>
  `${typed} isn’t a variable. Did you mean {${meant}}?`;

/** The variable of the kind that stands in these braces; null if none does. */
export function findVariable(braced: string, kind: MessageKind): VariableName | null {
  const name = braced.slice(1, -1);
  return braced === `{${name}}` && isVariable(name) && isFor(name, kind) ? name : null;
}

export const isLinkVariable = (name: VariableName): boolean => messageVariables[name].isLink;

/** Why a variable cannot stand within a text; null if it can. */
export function blockFault(name: VariableName): string | null {
  const { isBlock = false }: MessageVariable = messageVariables[name];
  return isBlock
    ? `Put {${name}} on a line of its own in the body, with an empty line before and after it`
    : null;
}

const isFor = (name: VariableName, kind: MessageKind): boolean => {
  const kinds: readonly MessageKind[] = messageVariables[name].kinds;
  return kinds.includes(kind);
};

/** The variable that one of the texts resembles most; null if none resembles any. */
function nearestOf(texts: readonly string[]): VariableName | null {
  let nearest: VariableName | null = null;
  let most = 0.4;
  for (const letters of texts.map(lettersOf))
    for (const name of names) {
      const likeness = likenessOf(letters, lettersOf(name));
      if (likeness > most) [nearest, most] = [name, likeness];
    }
  return nearest;
}

const names = Object.keys(messageVariables).filter(isVariable);

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** From 0, nothing alike, to 1, the same: by how many letters have to be added, left out or replaced. */
function likenessOf(one: string, other: string): number {
  if (one.length >= 4 && one !== other && other.includes(one)) return 0.75;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const replaced = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1);
      next.push(Math.min((row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(one.length, other.length, 1);
}
