const takesArticle =
  /^(united|bahamas|comoros|gambia|holy see|maldives|netherlands|philippines|seychelles)\b|\b(republic|islands|emirates|territory|territories)\b/i;

/** A country's name as it stands in a sentence after "from": "the Netherlands", "Iran" for "Iran, Islamic Republic of". */
export function countryPhrase(name: string): string {
  const short = name.split(/[,(]/, 1)[0]?.trim() ?? name;
  return takesArticle.test(short) && !/^the\b/i.test(short) ? `the ${short}` : short;
}
