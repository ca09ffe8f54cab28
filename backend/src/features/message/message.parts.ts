import type { MessageKind } from './message.kinds.ts';
import { bracedAt, findVariable, variableFault, type VariableName } from './message.variables.ts';

/** A piece of a message: literal text, or a variable whose value is inserted for each user. */
export type Part = string | { readonly variable: VariableName };

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

/** Inserts the values. */
export function fillParts(parts: readonly Part[], valueOf: (name: VariableName) => string): string {
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : valueOf(part.variable);
  return text;
}
