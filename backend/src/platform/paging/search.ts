import type { Outcome } from '../errors/error-catalogue.ts';
import { isPlainText } from '../forms/field-rules.ts';
import { typedPhone } from '../forms/typed-text.ts';
import { invalidFields } from '../forms/form-faults.ts';

const searchMaxLength = 100;

/**
 * Parses a search term.
 *
 * @returns the term, empty for a blank search; VALIDATION_FAILED (`search`).
 */
export function parseSearchTerm(search: string | null | undefined): Outcome<{ term: string }> {
  const term = search?.trim() ?? '';
  return term.length > searchMaxLength || !isPlainText(term)
    ? invalidFields({ search: `search must be at most ${searchMaxLength} characters of plain text` })
    : { ok: true, term };
}

/** What a term looks for: texts that have it, or each of its words, or the phone number, whichever way they are spelled. */
export interface SearchText {
  /** In any order. */
  readonly words: readonly string[];
  /** If the term may be a phone number: its digits as they are stored, from the country's code or without it. */
  readonly digits: string | null;
}

/** @param term none if it is blank. */
export const readSearch = (term: string): SearchText => ({
  words: term.split(/[\s\p{Z}]+/u).filter((word) => word !== ''),
  digits: phoneDigits(term),
});

/** Shorter words are in most codes and ids: among others, they count only where a word of the name begins with them. */
const wordLength = 3;

/** Texts are searched with their apostrophes and without them, so they only count where there is nothing else. */
const withoutApostrophes = (text: string): string => {
  const rest = text.replace(/['`´‘’‚‛′ʹʻʼʽ՚׳ꞌ＇]/g, '');
  return rest.trim() === '' ? text : rest;
};

/**
 * The SQL condition that a text contains what is looked for.
 *
 * @param folded the text, by `search_text`; its first line is a name. @param bind adds a value to the statement and
 * returns its parameter.
 */
export function containsSearch(
  folded: string,
  { words, digits }: SearchText,
  bind: (value: string) => string,
): string {
  const contains = (text: string) => `${folded} LIKE search_pattern(${bind(withoutApostrophes(text))})`;
  const names = `' ' || translate(split_part(${folded}, E'\\n', 1), '-', ' ')`;
  const hasWord = (word: string) =>
    word.length < wordLength
      ? `${names} LIKE search_pattern(${bind(` ${withoutApostrophes(word)}`)})`
      : contains(word);
  if (words.length === 0) return 'true';
  const ways = [
    contains(words.join(' ')),
    ...(words.length === 1 ? [] : [words.map(hasWord).join(' AND ')]),
    ...(digits === null ? [] : [contains(digits)]),
  ];
  return `(${ways.map((way) => `(${way})`).join(' OR ')})`;
}

/** Of fewer digits, any could be anywhere. */
const phonePartLength = 4;

/** The digits of what may be a phone number, however it is written: without the zeros that a country or a city begins with. */
function phoneDigits(term: string): string | null {
  const [, digits = ''] = /^\+?0*(\d+)$/.exec(typedPhone(term)) ?? [];
  return digits.length >= phonePartLength ? digits : null;
}
