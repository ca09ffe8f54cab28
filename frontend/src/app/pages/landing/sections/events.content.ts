/** Sample events and how an invented index moved on the day after; nothing of it is a forecast. */
export const eventTags = ['Macroeconomic Announcements', 'Geopolitical Event'] as const;

export const marketEvents = [
  {
    name: 'Central bank leaves rates unchanged',
    tag: eventTags[0],
    move: '+0.6%',
    up: true,
    held: 'Rose after 8 of 12',
  },
  {
    name: 'Inflation comes in above forecast',
    tag: eventTags[0],
    move: '−1.1%',
    up: false,
    held: 'Fell after 9 of 14',
  },
  {
    name: 'Jobs report beats expectations',
    tag: eventTags[0],
    move: '+0.4%',
    up: true,
    held: 'Rose after 10 of 17',
  },
  {
    name: 'Shipping route closed by conflict',
    tag: eventTags[1],
    move: '−1.8%',
    up: false,
    held: 'Fell after 5 of 6',
  },
  { name: 'Trade agreement signed', tag: eventTags[1], move: '+0.9%', up: true, held: 'Rose after 4 of 5' },
  {
    name: 'New sanctions on energy exports',
    tag: eventTags[1],
    move: '−0.7%',
    up: false,
    held: 'Fell after 6 of 9',
  },
] as const;
