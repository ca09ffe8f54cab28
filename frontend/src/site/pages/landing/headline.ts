/** The headline of the landing page, line by line; the picture in link previews contains it, too. */
export const headline = ['Ask the market.', 'Get the evidence.'] as const;

/** The product in a few words, after its name in the page's title. */
export const whatItIs = 'AI search for financial markets';
