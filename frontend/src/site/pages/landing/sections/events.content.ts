/** Sample events and how an invented index moved after them; none of it is a forecast. */
export const eventTags = ['Macroeconomic Announcements', 'Geopolitical Event'] as const;

export interface MarketEvent {
  readonly name: string;
  readonly tag: (typeof eventTags)[number];
  readonly text: string;
  /** Mean change since the close before the event, in percent, at the close of each of the five days after it. */
  readonly closes: readonly [number, number, number, number, number];
  /** How often the index moved in each direction. */
  readonly outcome: { readonly term: string; readonly value: string };
}

export const marketEvents: readonly MarketEvent[] = [
  {
    name: 'Central bank leaves rates unchanged',
    tag: eventTags[0],
    text: 'Relief on the day, and more of it through the week. Banks and builders led.',
    closes: [0.6, 0.9, 0.8, 1.1, 1.3],
    outcome: { term: 'Rose after', value: '8 of 12' },
  },
  {
    name: 'Inflation comes in above forecast',
    tag: eventTags[0],
    text: 'Most of the fall came on the day; by the fifth, more than half of that was back.',
    closes: [-1.1, -1.4, -0.9, -0.7, -0.5],
    outcome: { term: 'Fell after', value: '9 of 14' },
  },
  {
    name: 'Jobs report beats expectations',
    tag: eventTags[0],
    text: 'A small rise, most of it gone by the fourth day as attention moved to interest rates.',
    closes: [0.4, 0.5, 0.2, 0.1, 0.3],
    outcome: { term: 'Rose after', value: '10 of 17' },
  },
  {
    name: 'Shipping route closed by conflict',
    tag: eventTags[1],
    text: 'Freight and energy moved at once, the wider market over three days.',
    closes: [-1.8, -2.3, -2.6, -2.1, -1.7],
    outcome: { term: 'Fell after', value: '5 of 6' },
  },
  {
    name: 'Trade agreement signed',
    tag: eventTags[1],
    text: 'Exporters gained most. The rise held in four of five cases.',
    closes: [0.9, 1.2, 1.5, 1.4, 1.8],
    outcome: { term: 'Rose after', value: '4 of 5' },
  },
  {
    name: 'New sanctions on energy exports',
    tag: eventTags[1],
    text: 'Oil rose while the index fell for three days, then won some of it back.',
    closes: [-0.7, -0.9, -1.2, -0.8, -0.6],
    outcome: { term: 'Fell after', value: '6 of 9' },
  },
];
