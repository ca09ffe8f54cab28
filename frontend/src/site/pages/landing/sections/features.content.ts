/** The five features, in the order of the carousel. Their charts are drawn in feature-charts.tsx, in the same order. */
export const features = [
  {
    title: 'Find similar past days',
    text: 'Pattern recognition compares today with past sessions and shows what came after each look-alike.',
    chart: 'Three past price lines laid over today’s, and how each went on: two rose, one fell',
  },
  {
    title: 'Average return per event',
    text: 'See what a rate decision or an inflation surprise has meant for prices, day by day.',
    chart: 'Seven bars, a day each; the sixth is the tallest',
  },
  {
    title: 'What moved the price',
    text: 'The factors behind a move, ranked, with the source of each.',
    chart:
      'Five factors and their shares of a move: earnings 42 %, rates 27 %, sector 17 %, currency 9 %, flows 5 %',
  },
  {
    title: 'Sectors at a glance',
    text: 'Which parts of the market rise together, and which fall behind.',
    chart: 'Nine sectors, six up and three down',
  },
  {
    title: 'A range, not a promise',
    text: 'Outlooks come as ranges from comparable history, the worst case included.',
    chart: 'A price line that widens into a range: best +6.0 %, middle +2.4 %, worst −3.1 %',
  },
] as const;
