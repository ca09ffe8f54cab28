/** The five features, in the order of the carousel. Their charts are drawn in feature-charts.tsx, in the same order. */
export const features = [
  {
    title: 'Find similar past days',
    text: 'Pattern recognition compares today with past sessions and shows what came after each look-alike.',
    chart: 'Three past price lines laid over today’s line',
  },
  {
    title: 'Average return per event',
    text: 'See what a rate decision or an inflation surprise has meant for prices, day by day.',
    chart: 'Seven bars, the sixth the tallest',
  },
  {
    title: 'What moved the price',
    text: 'The factors behind a move, ranked, with the source of each.',
    chart: 'Five factors as bars: earnings the longest, then rates, sector, currency and flows',
  },
  {
    title: 'Sectors at a glance',
    text: 'Which parts of the market rise together, and which fall behind.',
    chart: 'A grid of tiles in green and red shades, marked with plus and minus',
  },
  {
    title: 'A range, not a promise',
    text: 'Outlooks come as ranges from comparable history, the worst case included.',
    chart: 'A price line that widens into a cone',
  },
] as const;
