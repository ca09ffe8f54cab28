import type { MessageKind } from './message.kinds.ts';
import { blockFault, bracedAt, findVariable, variableFault, type VariableName } from './message.variables.ts';

/** What is drawn, not written, when it has a line of its own. */
export type BlockName = 'rank' | 'shareLinks';

/**
 * A piece of a message: literal text, a variable whose value is inserted for each user, in a text or as a block, or the
 * address of a link, which may lead there by way of another.
 */
export type Part =
  string | { readonly variable: VariableName } | { readonly block: BlockName } | { readonly link: string };

/** Parts, and the first fault of the text they were parsed from. */
export interface ReadText {
  readonly parts: readonly Part[];
  readonly fault: string | null;
}

/** Parses plain text with variables. `\{` is a brace. Linear time. */
export function readText(text: string, kind: MessageKind): ReadText {
  const parts: Part[] = [];
  let fault: string | null = null;
  let plain = '';
  for (let at = 0; at < text.length;) {
    if (text.startsWith('\\{', at)) {
      plain += '{';
      at += 2;
      continue;
    }
    const braced = bracedAt(text, at);
    if (braced === null) {
      plain += text.charAt(at);
      at += 1;
      continue;
    }
    const variable = findVariable(braced, kind);
    fault ??= variableFault(braced, kind);
    if (variable !== null) {
      fault ??= blockFault(variable);
      parts.push(plain, { variable });
      plain = '';
    }
    at += braced.length;
  }
  return { parts: [...parts, plain].filter((part) => part !== ''), fault };
}

/** Joins adjacent texts, so that there is little to do for each user. */
export function joinedParts(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined.filter((part) => part !== '');
}

/** Inserts the values. @param blockOf and linkTo left out for a single line, which has neither blocks nor links. */
export function fillParts(
  parts: readonly Part[],
  valueOf: (name: VariableName) => string,
  blockOf: (name: BlockName) => string = () => '',
  linkTo: (url: string) => string = (url) => url,
): string {
  let text = '';
  for (const part of parts)
    if (typeof part === 'string') text += part;
    else if ('variable' in part) text += valueOf(part.variable);
    else text += 'block' in part ? blockOf(part.block) : linkTo(part.link);
  return text;
}
