const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter with its accents; empty for no name. */
export const initialOf = (name: string): string => [...graphemes.segment(name.trim())][0]?.segment ?? '';

/** A name as strangers may see it: "A…". */
export const maskName = (name: string): string => `${initialOf(name)}…`;
