import { createHash } from 'node:crypto';

/** How the address in which a visitor arrived, and the one that linked there, become a source. Pure. */

/** What a browser knows; anything may be missing, and nothing in it is an error. */
export interface GivenSource {
  /** The address on which they arrived: path and query, or all of it. */
  readonly landing?: string | null | undefined;
  /** The page that linked there, or its host alone. */
  readonly referrer?: string | null | undefined;
}

/** A way in which visitors came. Texts are empty for what is not known. */
export interface Source {
  /** What it is counted as: `utm_source`, else `via`, else the host, else `direct`. */
  readonly name: string;
  readonly medium: string;
  readonly campaign: string;
  readonly term: string;
  readonly content: string;
  /** The site that linked here, without `www.`. */
  readonly host: string;
  /** The page on which they arrived. */
  readonly path: string;
  /** How the link of a user was shared, such as `whatsapp`. */
  readonly via: string;
}

/** A source, and the number under which it is kept. */
export interface IdentifiedSource {
  /** A positive bigint. */
  readonly id: string;
  readonly source: Source;
}

const maxLength = 100;
const direct = 'direct';

/** Reads a source. Of the query, only `utm_…` and `via` count; of a referrer, only its host. */
export function parseSource({ landing, referrer }: GivenSource): Source {
  const url = urlOf(landing ?? '', 'http://landing');
  const tag = (name: string) => sourceText(url?.searchParams.get(name) ?? '');
  const via = tag('via');
  const host = sourceText(hostOf(referrer ?? ''));
  return {
    name: tag('utm_source') || via || host || direct,
    medium: tag('utm_medium'),
    campaign: tag('utm_campaign'),
    term: tag('utm_term'),
    content: tag('utm_content'),
    host,
    path: sourceText(url?.pathname ?? ''),
    via,
  };
}

/** The same with name and host alone: for when there are more sources than anyone could look at. */
export const shortened = ({ name, host }: Source): Source => ({ ...other, name, host });

/** For when there are too many even so. */
export const other: Source = {
  name: 'other',
  medium: '',
  campaign: '',
  term: '',
  content: '',
  host: '',
  path: '',
  via: '',
};

/** The id is a hash, so every instance knows it without asking. */
export function identified(source: Source): IdentifiedSource {
  const { name, medium, campaign, term, content, host, path, via } = source;
  const texts = JSON.stringify([name, medium, campaign, term, content, host, path, via]);
  const hash = createHash('sha256').update(texts).digest().readBigUInt64BE();
  return { id: String((hash >> 1n) | 1n), source };
}

/** A tag, host or path as it is kept. One with an at sign is dropped: it may be an email address. */
export function sourceText(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim();
  return line.includes('@') ? '' : Array.from(line.toLowerCase()).slice(0, maxLength).join('').trim();
}

/** The host of an address, which may be that alone. */
function hostOf(text: string): string {
  const address = text.trim();
  if (address === '') return '';
  const url =
    /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]*:\d+$/.test(address)
      ? urlOf(address)
      : urlOf(`http://${address}`);
  return (url?.host ?? '').toLowerCase().replace(/^www\./, '');
}

const urlOf = (text: string, base?: string): URL | null => URL.parse(text.slice(0, 4000), base);
