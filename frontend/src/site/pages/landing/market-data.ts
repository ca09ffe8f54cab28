/**
 * The made-up figures of the landing page's charts. Drawings take their heights from here, texts their numbers, so that a
 * picture cannot contradict what is written beside it.
 */

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** A number up to nine, as a text says it. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

/** A question that the hero answers. */
export interface MarketQuestion {
  /** On its button. */
  readonly short: string;
  readonly question: string;
  /** Whose prices are drawn. */
  readonly market: string;
  /** What the chart shows, for those who do not see it. */
  readonly chart: string;
  /** The days that it is about, the last that are drawn: how many, and how much prices move on them, with its sign. */
  readonly run: { readonly days: number; readonly pace: number };
  /** How much prices rise from day to day before. */
  readonly drift: number;
  readonly seed: number;
  /** What prices did in the five days after each similar time, in percent, best first. */
  readonly changes: readonly number[];
  /** The answer in three parts; the middle one stands out. */
  readonly answer: readonly [string, string, string];
  /** What each source would be. */
  readonly sources: readonly [string, string, string];
}

export interface MarketFigures {
  readonly matches: number;
  readonly rose: number;
  readonly best: number;
  readonly mean: number;
  readonly worst: number;
}

export function figuresOf({ changes }: Pick<MarketQuestion, 'changes'>): MarketFigures {
  const sum = changes.reduce((total, change) => total + change, 0);
  return {
    matches: changes.length,
    rose: changes.filter((change) => change > 0).length,
    best: Math.max(...changes),
    mean: Math.round((sum / changes.length) * 10) / 10,
    worst: Math.min(...changes),
  };
}

const fallDays = 9;
const cutChanges = [4.1, 3.4, 2.8, 2.6, 1.9, 1.5, 1.2, 0.7, 0.4, -0.6, -1.3, -2.2] as const;
const cuts = figuresOf({ changes: cutChanges });
const shockChanges = [4.4, 2.6, 1.1, -0.5, -0.8, -1.9, -2.4, -3.1, -3.8, -4.6, -5.2] as const;
const shocks = figuresOf({ changes: shockChanges });

/** The first one is answered when the page opens, and is in the picture of link previews. */
export const questions: readonly [MarketQuestion, ...MarketQuestion[]] = [
  {
    short: 'Bank falls',
    question: `When did banks last fall ${inWords(fallDays)} days running?`,
    market: 'Bank index, daily',
    chart: `A bank index as candles, with a ${inWords(fallDays)}-day fall at its end.`,
    run: { days: fallDays, pace: -1 },
    drift: 0.4,
    seed: 7,
    changes: [6, 5.2, 5, 4.6, 4, 3.6, 3.1, 2.6, 2.4, 1.6, 0.9, -0.4, -1.9, -3.1],
    answer: [
      'Before this one, from ',
      'September 9 to 19, 2024',
      '. After similar falls, banks tended to win some of it back within a week.',
    ],
    sources: [
      'Daily closes of a bank index over 20 years.',
      'The 14 falls of similar length and depth, with the week after each.',
      'Headlines of those days, to tell a rate scare from a bank’s own trouble.',
    ],
  },
  {
    short: 'Rate cuts',
    question: 'What does gold do after a surprise rate cut?',
    market: 'Gold, daily',
    chart: 'Gold as candles, with a jump on its last day.',
    run: { days: 1, pace: 3 },
    drift: 0.12,
    seed: 19,
    changes: cutChanges,
    answer: [
      'Mostly, ',
      'it goes on rising',
      ` for the week. After ${inWords(cuts.matches - cuts.rose)} of ${cuts.matches} cuts, it gave back some of the jump.`,
    ],
    sources: [
      'Decisions of central banks, each with what was expected.',
      'Daily closes of gold over 20 years.',
      'What the banks said, to tell a cut out of fear from one out of plan.',
    ],
  },
  {
    short: 'Oil shocks',
    question: 'How long does oil stay up after a supply shock?',
    market: 'Crude oil, daily',
    chart: 'Crude oil as candles, with a three-day rise at its end.',
    run: { days: 3, pace: 2.2 },
    drift: -0.25,
    seed: 31,
    changes: shockChanges,
    answer: [
      'Often ',
      'less than a week',
      `: five days later, it was lower after ${inWords(shocks.matches - shocks.rose)} of ${shocks.matches} shocks.`,
    ],
    sources: [
      'Daily closes of crude oil over 20 years.',
      'Reports of supply that went missing, with the day each became known.',
      'Weekly stocks, to tell a shortage from a scare.',
    ],
  },
];

/** What the range says of the first question. */
export const outlookFigures = figuresOf(questions[0]);

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

/** What the card says beside its chart, in the order in which it stands there. */
export function cardWords(
  { market, answer }: Pick<MarketQuestion, 'market' | 'answer'>,
  { matches, mean, rose, worst }: MarketFigures,
): readonly string[] {
  const drawn = `${matches} close matches, 3 drawn`;
  return [market, drawn, ...answer, signed(mean), `${rose} of ${matches}`, signed(worst)];
}

/** What the card's chart shows, for those who do not see it. */
export function chartWords(question: MarketQuestion): string {
  const { best, mean, worst } = figuresOf(question);
  return `${question.chart} Five days later: best ${signed(best)}, mean ${signed(mean)}, worst ${signed(worst)}.`;
}
