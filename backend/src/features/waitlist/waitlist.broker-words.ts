/** What screens and messages call an entry of `waitlist.brokers.ts`; shared by both sides. */
export const brokerWords = {
  label: 'Broker',
  plural: 'Brokers',
  /** Inside a sentence. */
  one: 'broker',
  oneWithArticle: 'a broker',
  many: 'brokers',
  /** The slug of the entry for those that are not on the list, which is offered when a search finds nothing. */
  notListed: 'not-listed',
} as const;
