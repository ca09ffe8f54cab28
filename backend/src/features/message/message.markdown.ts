import createMarkdownIt, { type MarkdownIt, type StateInline, type Token } from 'markdown-it';
import { readText } from './message.parts.ts';
import {
  findVariable,
  isLinkVariable,
  type MessageKind,
  variableAtStart,
  variableFault,
} from './message.variables.ts';

/** A template's body as tokens, and its faults. */
export interface ParsedBody {
  readonly tokens: readonly Token[];
  readonly faults: readonly string[];
}

/** The type of the token that a variable becomes; `content` is its name. */
export const variableToken = 'variable';

/**
 * Parses the body of a template: headings, paragraphs, lists, quotes, rules, emphasis, `code`, and links. HTML is text.
 * A variable is a token of its own, so its value never goes through the parser.
 */
export function parseBody(body: string, kind: MessageKind): ParsedBody {
  const tokens = markdown.parse(body, {});
  const faults = tokens.flatMap(({ children }) => (children ?? []).flatMap((token) => faultsOf(token, kind)));
  return { tokens, faults };
}

const markdown = createParser();

function createParser(): MarkdownIt {
  const parser = createMarkdownIt('default', { html: false, linkify: false, typographer: false });
  parser.disable(['table', 'code', 'fence', 'reference', 'lheading']);
  parser.inline.ruler.before('escape', variableToken, readVariable);
  const { normalizeLink } = parser;
  parser.normalizeLink = (url) => (wholeVariable(url) === null ? normalizeLink(url) : url);
  parser.validateLink = () => true; // checked with a message of our own, by linkFault
  return parser;
}

function readVariable(state: StateInline, silent: boolean): boolean {
  const [whole, name] = variableAtStart.exec(state.src.slice(state.pos, state.pos + 40)) ?? [];
  if (whole === undefined || name === undefined) return false;
  if (!silent) state.push(variableToken, '', 0).content = name;
  state.pos += whole.length;
  return true;
}

/** The name in a link that consists of one variable. */
export function wholeVariable(url: string): string | null {
  const [whole, name] = variableAtStart.exec(url) ?? [];
  return whole === url && name !== undefined ? name : null;
}

function faultsOf(token: Token, kind: MessageKind): readonly string[] {
  const fault = faultOf(token, kind);
  return fault === null ? [] : [fault];
}

function faultOf(token: Token, kind: MessageKind): string | null {
  if (token.type === variableToken) return variableFault(token.content, kind);
  if (token.type === 'code_inline') return readText(token.content, kind).faults[0] ?? null;
  if (token.type === 'image') return 'Messages cannot hold images. Link to the image instead';
  if (token.type === 'link_open') return linkFault(String(token.attrGet('href') ?? ''), kind);
  return null;
}

function linkFault(href: string, kind: MessageKind): string | null {
  const name = wholeVariable(href);
  if (name !== null) {
    const variable = findVariable(name, kind);
    if (variable === null) return variableFault(name, kind);
    return isLinkVariable(variable) ? null : `{${name}} is not a link, so a link cannot lead there`;
  }
  if (/%7B[a-z]\w*%7D/i.test(href)) return 'A link leads to one variable or to an address without variables';
  const isMail = /^mailto:[^\s@]+@[^\s@]+$/i.test(href);
  if (isMail || (/^https:\/\//i.test(href) && URL.canParse(href))) return null;
  return 'Links must begin with https:// or mailto:';
}
