import createMarkdownIt, { type MarkdownIt, type StateInline, type Token } from 'markdown-it';
import type { MessageKind } from './message.kinds.ts';
import { type BlockName, readText } from './message.parts.ts';
import { blockFault, bracedAt, findVariable, isLinkVariable, variableFault } from './message.variables.ts';

/** A template's body as tokens, and its first fault. */
export interface ParsedBody {
  readonly tokens: readonly Token[];
  readonly fault: string | null;
}

/** The type of the token that a variable becomes; `content` is the variable in its braces. */
export const variableToken = 'variable';

/**
 * Parses the body of a template: headings, paragraphs, lists, quotes, rules, emphasis, `code`, and links. HTML is text.
 * A bare address is text, whatever marks it contains. A variable is a token of its own, so its value never goes through
 * the parser.
 */
export function parseBody(body: string, kind: MessageKind): ParsedBody {
  const tokens = markdown.parse(body, {});
  let fault: string | null = null;
  for (const [at, { children }] of tokens.entries()) {
    const isBlock = blockIn(tokens, at) !== null;
    for (const token of children ?? []) fault ??= faultOf(token, kind, isBlock);
  }
  return { tokens, fault };
}

/** The block that a paragraph is, whose text is the token at this place; null if it is none, or within a list or quote. */
export function blockIn(tokens: readonly Token[], at: number): BlockName | null {
  const { level, children } = tokens[at] ?? {};
  if (level !== 1 || tokens[at - 1]?.type !== 'paragraph_open') return null;
  const shown = (children ?? []).filter(({ type, content }) => type !== 'text' || content.trim() !== '');
  const [first, second, ...others] = shown.map(({ type, content }) =>
    type === 'text' ? content.trim() : type,
  );
  const line = second === undefined ? first : first === '#' ? second : null;
  if (line !== variableToken || others.length > 0) return null;
  const variable = shown.at(-1)?.content;
  if (variable === '{rank}') return 'rank';
  return variable === '{shareLinks}' && shown.length === 1 ? 'shareLinks' : null;
}

const markdown = createParser();

function createParser(): MarkdownIt {
  const parser = createMarkdownIt('default', { html: false, linkify: false, typographer: false });
  parser.disable(['table', 'code', 'fence', 'reference', 'lheading']);
  parser.inline.ruler.at('text', readPlainText);
  parser.inline.ruler.before('escape', variableToken, readVariable);
  const { normalizeLink } = parser;
  parser.normalizeLink = (url) => (isBraced(url) ? url : normalizeLink(url));
  parser.validateLink = () => true; // checked with a message of our own, by linkFault
  return parser;
}

function readVariable(state: StateInline, silent: boolean): boolean {
  const braced = bracedAt(state.src, state.pos);
  if (braced === null) return false;
  if (!silent) state.push(variableToken, '', 0).content = braced;
  state.pos += braced.length;
  return true;
}

/** Reads plain text: a bare address as a whole, or up to where the next one, or a mark, may begin. */
function readPlainText(state: StateInline, silent: boolean): boolean {
  const address = addressAt(state);
  plain.lastIndex = state.pos;
  const text = address || (plain.exec(state.src)?.[0] ?? '');
  if (text === '') return false;
  if (!silent) state.pending += address === '' ? text : state.md.utils.unescapeAll(text);
  state.pos += text.length;
  return true;
}

/** A word, or a character that begins no mark. */
const plain = /[\p{L}\p{N}]+|[^\n!#$%&*+:<=>@[\\\]^_`{}~-]/uy;

/** The bare address that begins here, or goes on here after a variable; empty if none does. */
function addressAt({ src, pos, posMax }: StateInline): string {
  const before = src.slice(Math.max(0, pos - addressMaxLength), pos);
  if (/[\p{L}\p{N}]$/u.test(before.slice(-2))) return '';
  const goesOn = before.endsWith('}') && addressBefore.test(before);
  const [address = ''] = (goesOn ? addressRest : addressStart).exec(src.slice(pos, posMax)) ?? [];
  return address.replace(/[*_~?!.,:;'")\\]+$/, '');
}

const addressMaxLength = 500;
/** Brackets only in pairs, because a link's label ends with one. */
const rest = String.raw`(?:[^\s<>"\x60{}[\]]|\[[^\s<>"\x60{}[\]]*\]){0,${addressMaxLength}}`;
const domain = String.raw`(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}`;
const mailbox = String.raw`(?:[\p{L}\p{N}][\w.+-]{0,63}|_[\w.+-]{0,62}_)@${domain}`;
const addressRest = new RegExp(`^${rest}`, 'u');
const addressStart = new RegExp(`^(?:${mailbox}|(?:https?://|www\\.|${domain}(?=[/?#]))${rest})`, 'iu');
const addressBefore = /(?:^|[\s(*_~[])(?:https?:\/\/|www\.)[^\s<>"`]*$/i;

function faultOf(token: Token, kind: MessageKind, isBlock: boolean): string | null {
  if (token.type === variableToken) {
    const variable = findVariable(token.content, kind);
    if (variable === null) return variableFault(token.content, kind);
    return isBlock ? null : blockFault(variable);
  }
  if (token.type === 'code_inline') return readText(token.content, kind).fault;
  if (token.type === 'image') return 'Messages can’t contain images. Link to the image instead';
  if (token.type === 'link_open') return linkFault(String(token.attrGet('href') ?? ''), kind);
  return null;
}

const isBraced = (url: string): boolean => bracedAt(url, 0) === url;

function linkFault(href: string, kind: MessageKind): string | null {
  if (isBraced(href)) {
    const variable = findVariable(href, kind);
    if (variable === null) return variableFault(href, kind);
    return isLinkVariable(variable) ? null : `${href} isn’t a link. Use a variable that is, or an address`;
  }
  if (/%7B[a-z]\w*%7D/i.test(href))
    return 'A link’s address is a single link variable, or an address without variables';
  const isMail = /^mailto:[^\s@]+@[^\s@]+$/i.test(href);
  if (isMail || (/^https:\/\//i.test(href) && URL.canParse(href))) return null;
  return 'Links must begin with https:// or mailto:';
}
