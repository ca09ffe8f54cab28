import { brokerWords } from './waitlist.broker-words.ts';

/** A broker or wealth manager to choose from. */
export interface Broker {
  /** The stable name in tables and GraphQL inputs. */
  readonly slug: string;
  /** The label shown to users, which REST accepts and returns. */
  readonly label: string;
}

/** The fixed list, in display order. */
export const brokers: readonly Broker[] = [
  { slug: 'new-to-investing', label: 'I am new to investing' },
  { slug: brokerWords.notListed, label: 'Broker/wealth manager is not on the list' },
  { slug: '5paisa', label: '5paisa' },
  { slug: 'alice-blue', label: 'Alice Blue' },
  { slug: 'angel-one', label: 'Angel One' },
  { slug: 'axis-direct', label: 'Axis Direct' },
  { slug: 'dhan', label: 'Dhan' },
  { slug: 'fyers', label: 'Fyers' },
  { slug: 'geojit', label: 'Geojit' },
  { slug: 'groww', label: 'Groww' },
  { slug: 'hdfc-securities', label: 'HDFC Securities' },
  { slug: 'icici-direct', label: 'ICICI Direct' },
  { slug: 'iifl-securities', label: 'IIFL Securities' },
  { slug: 'kotak-securities', label: 'Kotak Securities' },
  { slug: 'motilal-oswal', label: 'Motilal Oswal' },
  { slug: 'nuvama', label: 'Nuvama Wealth' },
  { slug: 'paytm-money', label: 'Paytm Money' },
  { slug: 'religare', label: 'Religare Broking' },
  { slug: 'sbi-securities', label: 'SBI Securities' },
  { slug: 'sharekhan', label: 'Sharekhan' },
  { slug: 'upstox', label: 'Upstox' },
  { slug: 'zerodha', label: 'Zerodha' },
];

const brokerByText = new Map(
  brokers.flatMap((broker) => [
    [broker.slug, broker] as const,
    [broker.label.toLowerCase(), broker] as const,
  ]),
);

/** The broker with a slug or label, ignoring case; null if there is none. */
export function findBroker(text: string): Broker | null {
  return brokerByText.get(text.trim().toLowerCase()) ?? null;
}
