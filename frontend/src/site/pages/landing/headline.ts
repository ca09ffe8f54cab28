/** What the landing page says first, a line each; the picture in link previews says it, too. */
export const headline = ['Ask the market.', 'Get the evidence.'] as const;

/** What the product is, after its name in the page's title. */
export const whatItIs = 'AI search for financial markets';
