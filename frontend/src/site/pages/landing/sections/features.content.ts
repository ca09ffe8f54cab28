import { eventReturns, factors, lookAlikes, outlookFigures, sectors, signed } from '../market-data.ts';

/** The five features, in the order of the carousel. Their charts are drawn in feature-charts.tsx, in the same order. */
export const features = [
  {
    title: 'Find similar past days',
    text: 'Pattern recognition compares today with past sessions and shows what came after each look-alike.',
    chart: `Three past price lines laid over today’s, and how each went on: ${lookAlikes.map(signed).join(', ')}`,
  },
  {
    title: 'Average return per event',
    text: 'See what prices did after a rate decision or an inflation surprise, day by day.',
    chart: `Mean returns by day after an event: ${eventReturns.map(signed).join(', ')}`,
  },
  {
    title: 'What moved the price',
    text: 'The factors behind a move, ranked, with the source of each.',
    chart: `Factors and their shares of a move: ${factors.map(([name, share]) => `${name} ${share}%`).join(', ')}`,
  },
  {
    title: 'Sectors at a glance',
    text: 'Which parts of the market rise together, and which fall behind.',
    chart: `Sectors and their day: ${sectors.map(([name, change]) => `${name} ${signed(change)}`).join(', ')}`,
  },
  {
    title: 'A range, not a promise',
    text: 'Outlooks come as ranges from comparable history, the worst case included.',
    chart: `A price line that widens into a range: best ${signed(outlookFigures.best)}, mean ${signed(outlookFigures.mean)}, worst ${signed(outlookFigures.worst)}`,
  },
] as const;
