import type { Outcome } from '../errors/error-catalogue.ts';
import { isPlainLines } from './field-rules.ts';
import { invalidFields } from './form-faults.ts';
import { noteMaxLength } from './note.form.ts';
import type { Given } from './given.ts';
import { typedLines } from './typed-text.ts';

const noteFault = `A note must be 1 to ${noteMaxLength.toLocaleString('en-US')} characters of plain text`;

/** @returns the note's text with line feeds as line ends; VALIDATION_FAILED (`text`). */
export function parseNote(given: Given): Outcome<{ text: string }> {
  const text = typedLines(typeof given === 'string' ? given : '');
  return text === '' || text.length > noteMaxLength || !isPlainLines(text)
    ? invalidFields({ text: noteFault })
    : { ok: true, text };
}
