/** What screens and messages call a broker. Apart from the options, so that a list of users can be shown without them. */
export const brokerWords = {
  label: 'Broker',
  /** Inside a sentence. */
  one: 'broker',
  oneWithArticle: 'a broker',
  many: 'brokers',
} as const;
