import type { Token } from 'markdown-it';
import { escapeHtml } from '../../platform/mail/html.ts';
import { mailCell, mailStyles } from '../../platform/mail/mail-layout.ts';
import type { MessageKind } from './message.kinds.ts';
import { blockIn, variableToken } from './message.markdown.ts';
import { type BlockName, joinedParts, type Part, readText } from './message.parts.ts';
import { findVariable, isLinkVariable, type VariableName } from './message.variables.ts';

/** A body as HTML and text for every user, except the values of variables. */
export interface BodyParts {
  /** Values are inserted escaped. */
  readonly html: readonly Part[];
  readonly text: readonly Part[];
}

/** Writes tokens without faults as HTML and as text with the same words. */
export function writeBody(tokens: readonly Token[], kind: MessageKind): BodyParts {
  const writer = new BodyWriter(kind);
  for (const [at, token] of tokens.entries()) writer.block(token, blockIn(tokens, at));
  return { html: joinedParts(writer.html), text: joinedParts(writer.text) };
}

interface Link {
  readonly href: Exclude<Part, string>;
  /** Where its address is in the HTML. */
  readonly addressAt: number;
  /** Where its label begins in the text. */
  readonly labelFrom: number;
}

class BodyWriter {
  readonly html: Part[] = [];
  readonly text: Part[] = [];
  readonly #kind: MessageKind;
  /** The current prefix of every line of text. */
  readonly #indents: string[] = [];
  readonly #lists: { next: number | null }[] = [];
  #marker: string | null = null;
  #isTight = false;
  /** Whether a list has begun that is not nested in another. */
  #startsList = false;
  #link: Link | null = null;
  #style: 'button' | 'figure' | null = null;
  #opened = '';

  constructor(kind: MessageKind) {
    this.#kind = kind;
  }

  /** @param drawn the block that the token is, if it is drawn. */
  block(token: Token, drawn: BlockName | null): void {
    switch (token.type) {
      case 'paragraph_open':
      case 'heading_open':
        this.#isTight = token.hidden;
        this.#opened = token.tag;
        return;
      case 'inline':
        return drawn === null ? this.#paragraph(token.children ?? []) : this.#draw(drawn);
      case 'paragraph_close':
      case 'heading_close':
        return;
      case 'bullet_list_open':
        return this.#openList('ul', null);
      case 'ordered_list_open':
        return this.#openList('ol', Number(token.attrGet('start') ?? 1));
      case 'bullet_list_close':
      case 'ordered_list_close':
        this.#lists.pop();
        return void this.html.push(`</${token.tag}>\n`);
      case 'list_item_open':
        return this.#openItem();
      case 'list_item_close':
        this.#indents.pop();
        return void this.html.push('</li>\n');
      case 'blockquote_open':
        this.#indents.push('> ');
        return void this.html.push(`<blockquote class="muted" style="${mailStyles.quote}">\n`);
      case 'blockquote_close':
        this.#indents.pop();
        return void this.html.push('</blockquote>\n');
      case 'hr':
        this.#newBlock();
        this.text.push('---');
        return void this.html.push(`<hr style="${mailStyles.rule}">\n`);
      default:
        throw new Error(`A message cannot hold ${token.type}`);
    }
  }

  #openList(tag: 'ul' | 'ol', first: number | null): void {
    this.#startsList = this.#lists.length === 0;
    this.#lists.push({ next: first });
    const start = first === null || first === 1 ? '' : ` start="${first}"`;
    this.html.push(`<${tag}${start} style="${mailStyles.list}">\n`);
  }

  #openItem(): void {
    const list = this.#lists.at(-1);
    const number = list?.next ?? null;
    if (list !== undefined && number !== null) list.next = number + 1;
    this.#marker = number === null ? '- ' : `${number}. `;
    this.#indents.push(' '.repeat(this.#marker.length));
    this.html.push(`<li style="${mailStyles.item}">`);
  }

  /** Begins a block of text; the first block of a list item follows its marker. */
  #newBlock(): void {
    if (this.text.length > 0) this.text.push(this.#isTight && !this.#startsList ? '\n' : '\n\n');
    this.#startsList = false;
    const indents = this.#marker === null ? this.#indents : this.#indents.slice(0, -1);
    this.text.push(indents.join('') + (this.#marker ?? ''));
    this.#marker = null;
  }

  #draw(block: BlockName): void {
    this.#newBlock();
    this.text.push({ block });
    this.html.push({ block });
  }

  #paragraph(tokens: readonly Token[]): void {
    this.#newBlock();
    this.#style = this.#isTight || this.#opened !== 'p' ? null : styleOf(tokens);
    const [open, close] = this.#tags();
    this.html.push(open);
    for (const token of tokens) this.#inline(token);
    this.html.push(close);
    this.#style = null;
    this.#isTight = false;
  }

  #tags(): readonly [string, string] {
    if (this.#isTight) return ['', ''];
    if (this.#style === 'figure') return [mailCell.open('figure', mailStyles.code), mailCell.close];
    if (this.#style === 'button') return [mailCell.open('button', mailStyles.button), mailCell.close];
    if (this.#opened === 'p') return [`<p style="${mailStyles.paragraph}">`, '</p>\n'];
    const level = this.#opened === 'h1' ? 'h1' : 'h2';
    return [`<${level} style="${mailStyles[level]}">`, `</${level}>\n`];
  }

  #inline(token: Token): void {
    switch (token.type) {
      case 'text':
        return this.#write(token.content);
      case variableToken:
        return this.#variable(findVariable(token.content, this.#kind));
      case 'code_inline':
        return this.#code(token.content);
      case 'softbreak':
      case 'hardbreak':
        this.text.push(`\n${this.#indents.join('')}`);
        return void this.html.push('<br>\n');
      case 'link_open':
        return this.#openLink(String(token.attrGet('href') ?? ''));
      case 'link_close':
        return this.#closeLink();
      case 'strong_open':
      case 'strong_close':
      case 'em_open':
      case 'em_close':
      case 's_open':
      case 's_close':
        return void this.html.push(token.nesting === 1 ? `<${token.tag}>` : `</${token.tag}>`);
      default:
        throw new Error(`A message cannot hold ${token.type}`);
    }
  }

  #write(text: string): void {
    this.text.push(text);
    this.html.push(escapeHtml(text));
  }

  #variable(variable: VariableName | null): void {
    if (variable === null) throw new Error('A variable of another kind was let through');
    const part = { variable };
    this.text.push(part);
    if (isLinkVariable(variable) && this.#link === null)
      this.html.push('<a class="link" href="', part, `" style="${mailStyles.link}">`, part, '</a>');
    else this.html.push(part);
  }

  #code(content: string): void {
    const [open, close] = this.#style === 'figure' ? ['', ''] : ['<code>', '</code>'];
    this.html.push(open);
    for (const part of readText(content, this.#kind).parts)
      if (typeof part === 'string') this.#write(part);
      else {
        this.text.push(part);
        this.html.push(part);
      }
    this.html.push(close);
  }

  #openLink(href: string): void {
    const variable = findVariable(href, this.#kind);
    const [kind, style] = this.#style === 'button' ? ['label', mailStyles.label] : ['link', mailStyles.link];
    const address = variable === null ? { link: href } : { variable };
    this.html.push(`<a class="${kind}" href="`, address, `" style="${style}">`);
    this.#link = { href: address, addressAt: this.html.length - 2, labelFrom: this.text.length };
  }

  /** A link's label is followed by its address in the text, unless it is the address. */
  #closeLink(): void {
    this.html.push('</a>');
    if (this.#link === null) return;
    const { href, addressAt, labelFrom } = this.#link;
    const label = joinedParts(this.text.slice(labelFrom));
    this.#link = null;
    const literal = 'link' in href && isLeftAlone(href.link, label) ? href.link : null;
    if (literal !== null) this.html[addressAt] = escapeHtml(literal);
    const address = literal?.replace(/^mailto:/i, '') ?? href;
    if (label.length === 1 && JSON.stringify(label[0]) === JSON.stringify(address)) return;
    if (label.length === 0) this.text.push(address);
    else this.text.push(this.#style === 'button' ? `:\n${this.#indents.join('')}` : ': ', address);
  }
}

/**
 * Whether a link leads straight to its address: to write an email, or because its label shows where it leads. Mail
 * programs warn of a label that shows one address on a link to another.
 */
function isLeftAlone(href: string, label: readonly Part[]): boolean {
  if (!/^https:/i.test(href)) return true;
  const [text] = label;
  if (typeof text !== 'string') return false;
  const host = new URL(href).host.replace(/^www\./, '');
  return /^\s*(?:https?:\/\/|www\.)/i.test(text) || text.trim().toLowerCase().startsWith(host);
}

/** A link on its own is a button, `code` on its own a figure. */
function styleOf(tokens: readonly Token[]): 'button' | 'figure' | null {
  const shown = tokens.filter(({ type, content }) => type !== 'text' || content.trim() !== '');
  if (shown.length === 1 && shown[0]?.type === 'code_inline') return 'figure';
  const links = shown.filter(({ type }) => type === 'link_open');
  const wraps = shown[0]?.type === 'link_open' && shown.at(-1)?.type === 'link_close';
  return wraps && links.length === 1 && shown[0]?.info !== 'auto' ? 'button' : null;
}
