/** The variables of templates. Pure, and usable on both sides. */

/** What a template is for. */
export const messageKinds = ['invite', 'reminder', 'broadcast'] as const;
export type MessageKind = (typeof messageKinds)[number];

interface MessageVariable {
  /** Its description in the editor. */
  readonly description: string;
  /** A link can also be the address of a Markdown link. */
  readonly isLink: boolean;
  readonly kinds: readonly MessageKind[];
}

const invitations: readonly MessageKind[] = ['invite', 'reminder'];

/** Each is written in braces, such as `{firstName}`. */
export const messageVariables = {
  firstName: { description: "The user's first name", isLink: false, kinds: messageKinds },
  brand: { description: "Your product's name", isLink: false, kinds: messageKinds },
  rank: { description: 'Their rank when the message was prepared', isLink: false, kinds: messageKinds },
  referralId: { description: 'Their referral code', isLink: false, kinds: messageKinds },
  shareLink: {
    description: 'Their link to pass on; for a button to their own page, use statusLink',
    isLink: true,
    kinds: messageKinds,
  },
  statusLink: { description: 'Opens their status', isLink: true, kinds: messageKinds },
  supportEmail: { description: 'Your support email', isLink: false, kinds: messageKinds },
  inviteLink: { description: 'Opens their invitation', isLink: true, kinds: invitations },
  inviteCode: { description: 'The code of their invitation', isLink: false, kinds: invitations },
  expiresOn: {
    description: 'Day and time at which their invitation expires, in UTC',
    isLink: false,
    kinds: invitations,
  },
} as const satisfies Readonly<Record<string, MessageVariable>>;

export type VariableName = keyof typeof messageVariables;

const isVariable = (text: string): text is VariableName => Object.hasOwn(messageVariables, text);

/** The variables of a kind, in the editor's order. */
export const variablesOf = (kind: MessageKind): readonly VariableName[] =>
  Object.keys(messageVariables)
    .filter(isVariable)
    .filter((name) => isFor(name, kind));

/** Why `{name}` cannot be used in a message of the kind; null if it can. */
export function variableFault(name: string, kind: MessageKind): string | null {
  if (isVariable(name) && isFor(name, kind)) return null;
  const known = variablesOf(kind).map((each) => `{${each}}`);
  return isVariable(name)
    ? `{${name}} has no value in a message of this kind. Use one of ${known.join(', ')}`
    : `{${name}} is not a variable. Use one of ${known.join(', ')}, or write \\{${name}} for the text itself`;
}

/** The name as a variable of the kind; null if it is not one. */
export const findVariable = (name: string, kind: MessageKind): VariableName | null =>
  isVariable(name) && isFor(name, kind) ? name : null;

export const isLinkVariable = (name: VariableName): boolean => messageVariables[name].isLink;

const isFor = (name: VariableName, kind: MessageKind): boolean => {
  const kinds: readonly MessageKind[] = messageVariables[name].kinds;
  return kinds.includes(kind);
};

/** A variable at the beginning of a text. */
export const variableAtStart = /^\{([a-z]\w{0,30})\}/i;
