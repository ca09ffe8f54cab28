import { eventReturns, factors, lookAlikes, outlookFigures, sectors, signed } from '../market-data.ts';

/** The five features, in the order of the carousel. Their charts are drawn in feature-charts.tsx, in the same order. */
export const features = [
  {
    title: 'Find similar past days',
    text: 'Pattern recognition compares today with past sessions and shows what came after each look-alike.',
    chart: `Three look-alikes of today, and how each went on: ${lookAlikes.map(signed).join(', ')}`,
  },
  {
    title: 'Average return per event',
    text: 'See what prices did after a rate decision or an inflation surprise, day by day.',
    chart: `${eventReturns.length} days after an event; at best ${signed(Math.max(...eventReturns))}`,
  },
  {
    title: 'What moved the price',
    text: 'The factors behind a move, ranked, with the source of each.',
    chart: `${factors.length} factors; ${factors[0][0].toLowerCase()} explain ${factors[0][1]}%`,
  },
  {
    title: 'Sectors at a glance',
    text: 'Which parts of the market rise together, and which fall behind.',
    chart: `${sectors.length} sectors, ${sectors.filter(([, change]) => change > 0).length} up`,
  },
  {
    title: 'A range, not a promise',
    text: 'Outlooks come as ranges from comparable history, the worst case included.',
    chart: `A price line, then its range: best ${signed(outlookFigures.best)}, mean ${signed(outlookFigures.mean)}, worst ${signed(outlookFigures.worst)}`,
  },
] as const;
