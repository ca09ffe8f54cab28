/**
 * The made-up figures of the landing page's charts. Drawings take their heights from here, texts their numbers, so that a
 * picture cannot contradict what is written beside it.
 */

/** How long the fall is that the hero's question is about, in days. */
export const fallDays = 9;

/** What the index did in the five days after each of the similar falls, in percent, best first. */
export const afterSimilarFalls = [6, 5.2, 5, 4.6, 4, 3.6, 3.1, 2.6, 2.4, 1.6, 0.9, -0.4, -1.9, -3.1] as const;

const sum = afterSimilarFalls.reduce<number>((total, change) => total + change, 0);

/** What the hero and the range say of them. */
export const outlookFigures = {
  matches: afterSimilarFalls.length,
  rose: afterSimilarFalls.filter((change) => change > 0).length,
  best: Math.max(...afterSimilarFalls),
  mean: Math.round((sum / afterSimilarFalls.length) * 10) / 10,
  worst: Math.min(...afterSimilarFalls),
} as const;

/** The three that are drawn: best, mean, and worst. */
export const drawnOutlooks = [outlookFigures.best, outlookFigures.mean, outlookFigures.worst] as const;

/** How three look-alikes of one day continued, in percent. */
export const lookAlikes = [2.9, 0.8, -1.6] as const;

/** The mean return on each of the seven days after an event, in percent. */
export const eventReturns = [0.4, 0.7, 0.6, 1.1, 0.9, 1.4, 0.5] as const;

/** The share of a move that each factor explains, in percent. */
export const factors = [
  ['Earnings', 42],
  ['Rates', 27],
  ['Sector', 17],
  ['Currency', 9],
  ['Flows', 5],
] as const;

/** A day's change of each sector, in percent. */
export const sectors = [
  ['Tech', 2.1],
  ['Energy', 1.2],
  ['Power', 0.9],
  ['Banks', 0.8],
  ['Metals', 0.4],
  ['Telecom', 0.1],
  ['Health', -0.3],
  ['Retail', -0.6],
  ['Autos', -1.1],
] as const;

/** "+0.6%", with a real minus sign. */
export const signed = (percent: number): string =>
  `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** A number up to nine, as a text says it. */
export const inWords = (count: number): string => numbers[count] ?? String(count);
