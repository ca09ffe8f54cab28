/** The invented companies and news in the blue card. */

/** `mark` is the path of a drawn logo on a 32 unit grid. */
export const companies = [
  {
    name: 'Northlight Solar',
    mark: 'M16 9v3M16 20v3M9 16h3M20 16h3M16 14a2 2 0 100 4 2 2 0 000-4z',
    price: '84.20',
    change: '+2.1%',
    up: true,
  },
  {
    name: 'Harrow Bank',
    mark: 'M9 23V13l7-5 7 5v10M13 23v-6M19 23v-6',
    price: '31.75',
    change: '−0.8%',
    up: false,
  },
  { name: 'Kestrel Freight', mark: 'M8 20l8-10 8 10M12 22h8', price: '112.40', change: '+0.6%', up: true },
  { name: 'Blue Delta Foods', mark: 'M16 9l7 13H9z', price: '56.10', change: '−1.3%', up: false },
] as const;

export const summary = {
  company: 'Northlight Solar',
  text: 'Revenue grew for the fourth quarter in a row, on orders from utilities. Margins held although panel prices fell. Management expects slower growth next year; a change in subsidies is the main risk.',
  figures: [
    { term: 'Revenue', value: '+18%' },
    { term: 'Margin', value: '21.4%' },
    { term: 'Outlook', value: 'Steady' },
  ],
} as const;

export const headlines = [
  { title: 'Central bank keeps rates unchanged and hints at a longer pause', about: 'Harrow Bank' },
  { title: 'Northlight Solar wins a ten-year order from a utility', about: 'Northlight Solar' },
  { title: 'Fuel costs fall for a third week as supply recovers', about: 'Kestrel Freight' },
] as const;
