import type { MailContent } from '../../platform/delivery/template.ts';
import { momentText } from '../../platform/delivery/moment-text.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { escapeHtml } from '../../platform/mail/html.ts';
import {
  blockHtml,
  blockText,
  type MailBlock,
  type MailBrand,
  type MailLayout,
  renderMail,
} from '../../platform/mail/mail-layout.ts';
import { mailedName } from '../../platform/mail/mailed-name.ts';
import { mailShare } from '../referral/referral.sharing.targets.ts';
import { amongAll } from '../referral/referral.sharing.ts';
import { type BodyParts, writeBody } from './message.body.ts';
import type { NextFriend } from './message.friend.texts.ts';
import { kindOf, type MessageKind } from './message.kinds.ts';
import { parseBody } from './message.markdown.ts';
import { type BlockName, fillParts, type Part, readText } from './message.parts.ts';
import { streamTexts } from './message.streams.ts';
import {
  hasLines,
  isOwn,
  type OwnVariable,
  placeholderFault,
  type VariableName,
  variablesOf,
} from './message.variables.ts';

/** The content of a version of a template. */
export interface MessageSource {
  readonly kind: MessageKind;
  readonly subject: string;
  readonly preheader: string;
  /** Markdown. */
  readonly body: string;
}

/** Who writes. */
export interface Letterhead {
  readonly brand: MailBrand;
  /** The site's address. */
  readonly publicUrl: string;
}

/** A version that was parsed once and can be rendered for any number of users. */
export interface CompiledMessage {
  readonly kind: MessageKind;
  readonly letterhead: Letterhead;
  readonly subject: readonly Part[];
  readonly preheader: readonly Part[];
  readonly body: BodyParts;
}

/** The variables' values in one user's message. */
export interface MessageValues {
  /** As the user entered it. A name that mail programs would turn into a link is replaced by "there". */
  readonly firstName: string;
  /** Null for a user without one. */
  readonly rank: number | null;
  /** How many users have a rank at the same moment; left out: unknown. */
  readonly total?: number;
  /** What the next friends bring them; left out: unknown. */
  readonly next?: NextFriend;
  readonly referralId: string;
  readonly shareLink: string;
  readonly statusLink: string;
  /** Fields that only invitations have. */
  readonly invite: { readonly link: string; readonly code: string; readonly expiresAt: Date } | null;
  /** Variables that only some kinds have, as they are written. */
  readonly texts?: OwnTexts;
  /** See `unsubscribeLink`; null for a kind that is in no stream. */
  readonly unsubscribeLink: string | null;
}

/** For a message to someone who is no user: its kind has no variables of one. */
export const noUser = {
  ...{ firstName: '', rank: null, referralId: '', shareLink: '', statusLink: '' },
  ...{ invite: null, unsubscribeLink: null },
} as const satisfies MessageValues;

/** The variables that only some kinds have, as they are written. */
export type OwnTexts = Readonly<Partial<Record<OwnVariable, string>>>;

/** Parses a version. Fails with VALIDATION_FAILED (`subject`, `preheader`, `body`). */
export function compileMessage(
  { kind, subject, preheader, body }: MessageSource,
  letterhead: Letterhead,
): Outcome<{ message: CompiledMessage }> {
  const read = { subject: readText(subject, kind), preheader: readText(preheader, kind) };
  const parsed = parseBody(body, kind);
  const faults = {
    subject: read.subject.fault ?? placeholderFault(subject),
    preheader: read.preheader.fault ?? placeholderFault(preheader),
    body: parsed.fault ?? placeholderFault(body),
  };
  const fields = Object.entries(faults).flatMap(([field, fault]) =>
    fault === null ? [] : [[field, fault] as const],
  );
  if (fields.length > 0) return invalidFields(Object.fromEntries(fields));
  const message: CompiledMessage = {
    kind,
    letterhead,
    subject: read.subject.parts,
    preheader: read.preheader.parts,
    body: writeBody(parsed.tokens, kind),
  };
  const needsLink = variablesOf(kind).includes('inviteLink') && !message.body.html.some(isInviteLink);
  return needsLink
    ? invalidFields({ body: 'Add {inviteLink}. Without it, users can’t accept their invitation' })
    : { ok: true, message };
}

const isInviteLink = (part: Part): boolean =>
  typeof part !== 'string' && 'variable' in part && part.variable === 'inviteLink';

/** The addresses that the links of a message lead to, each once, in their order; without those of variables. */
export const linksOf = ({ body }: CompiledMessage): readonly string[] => [
  ...new Set(body.html.flatMap((part) => (typeof part !== 'string' && 'link' in part ? [part.link] : []))),
];

/** One user's message. Pure; takes some microseconds. @param linkTo an address by way of which a link leads to its own. */
export function renderMessage(
  { kind, letterhead, subject, preheader, body }: CompiledMessage,
  values: MessageValues,
  linkTo: (url: string) => string = (url) => url,
): MailContent {
  const valueOf = (name: VariableName) => oneLine(textOf(name, values, letterhead));
  const drawnBy = (draw: (block: MailBlock) => string) => (name: BlockName) => {
    const block = blockOf(name, values, letterhead);
    return block === null ? '' : draw(block);
  };
  const linesOf = (name: VariableName) =>
    hasLines(name) ? lines(textOf(name, values, letterhead)) : valueOf(name);
  const toHtml = (name: VariableName) => escapeHtml(linesOf(name)).replaceAll('\n', '<br>\n');
  const html = fillParts(body.html, toHtml, drawnBy(blockHtml), (url) => escapeHtml(linkTo(url)));
  const text = fillParts(body.text, linesOf, drawnBy(blockText), linkTo);
  const hasGaps = values.rank === null || Object.values(values.texts ?? {}).includes('');
  return renderMail({
    ...letterhead,
    subject: fillParts(subject, valueOf),
    preheader: fillParts(preheader, valueOf),
    title: null,
    blocks: [{ kind: 'rendered', ...(hasGaps ? withoutGaps({ html, text }) : { html, text }) }],
    ...unsubscribePart(kind, letterhead, values),
  });
}

function unsubscribePart(
  kind: MessageKind,
  { brand }: Letterhead,
  { unsubscribeLink: url }: MessageValues,
): Pick<MailLayout, 'unsubscribe'> {
  const { stream } = kindOf(kind);
  if (stream === null || url === null) return {};
  const { reason, leave } = streamTexts[stream];
  return { unsubscribe: { url, reason: reason(brand.name), label: leave } };
}

/** A value cannot begin a new line, in the text or in a header. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ');

/** As paragraphs. */
const lines = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => oneLine(line).trim())
    .filter((line) => line !== '')
    .join('\n\n');

/** Without the paragraphs of which a variable without a value, or a rank that there is not, leaves nothing. */
const withoutGaps = ({ html, text }: { readonly html: string; readonly text: string }) => ({
  html: html.replaceAll(/<p style="[^"]*">\s*<\/p>\n/g, ''),
  text: text.replaceAll(/\n{3,}/g, '\n\n').trim(),
});

function textOf(name: VariableName, values: MessageValues, { brand }: Letterhead): string {
  if (isOwn(name)) return ownText(name, values);
  switch (name) {
    case 'firstName':
      return mailedName(values.firstName) ?? 'there';
    case 'brand':
      return brand.name;
    case 'supportEmail':
      return brand.supportEmail;
    case 'rank':
      return rankText(values);
    case 'shareLinks':
      throw new Error('Links to share by were let through in a text');
    case 'referralId':
    case 'shareLink':
    case 'statusLink':
      return values[name];
    case 'inviteLink':
      return inviteOf(values).link;
    case 'inviteCode':
      return inviteOf(values).code;
    case 'expiresOn':
      return momentText(inviteOf(values).expiresAt);
  }
}

const rankText = ({ rank }: MessageValues): string => (rank === null ? '–' : rank.toLocaleString('en-US'));

/** What a block shows a user; null: nothing, as they have no rank. */
function blockOf(name: BlockName, values: MessageValues, { brand, publicUrl }: Letterhead): MailBlock | null {
  const { rank, total, referralId, next = null } = values;
  const among = rank === null || total === undefined ? null : { rank, total };
  if (name === 'shareLinks') {
    const standing = among && { ...among, nextSteps: next === null ? [] : [next] };
    return { kind: 'share', ...mailShare({ brand: brand.name, publicUrl, referralId, standing }) };
  }
  if (rank === null) return null;
  const all = among && amongAll(among);
  return { kind: 'rank', rank: `#${rankText(values)}`, among: all && `${all} waiting` };
}

function inviteOf({ invite }: MessageValues): NonNullable<MessageValues['invite']> {
  if (invite === null) throw new Error('An invitation was rendered without an invite');
  return invite;
}

function ownText(name: OwnVariable, { texts }: MessageValues): string {
  const text = texts?.[name];
  if (text === undefined) throw new Error(`A message was rendered without ${name}`);
  return text;
}
