/** What screens and messages call an entry of `waitlist.brokers.ts`; shared by both sides. */
export const brokerWords = {
  label: 'Broker',
  plural: 'Brokers',
  /** Inside a sentence. */
  one: 'broker',
  oneWithArticle: 'a broker',
  many: 'brokers',
} as const;
