/** The currency in which prices are stated and paid. */
const currency = 'US dollars';

/**
 * What differs from one owner's legal pages to another's: dates, periods, amounts, places. In one file, so that the pages
 * cannot contradict each other; the pages and their tests read it.
 */
export const legalFacts = {
  /** The date from which all three pages apply; each also says when its text has changed since then. */
  date: { iso: '2024-06-04', text: 'June 4th, 2024' },
  minimumAge: 13,
  /** Days from purchase in which a refund can be requested. */
  refundDays: 14,
  /** Business days in which support answers a request for a refund. */
  refundAnswerBusinessDays: 7,
  /** Days for which the records of a deleted account are kept. */
  deletedRecordsDays: 90,
  /** Days for which an uploaded list of email addresses is kept. */
  emailListDays: 30,
  /** Days for which sign-ups with a friend's code are compared with others. */
  fairnessDays: 30,
  /** Days in which the parties first try to settle a dispute. */
  informalDisputeDays: 30,
  /** Liability is capped at the amount paid in this many months, or at the minimum cap if that is more. */
  liabilityMonths: 6,
  leastLiabilityCap: `50 ${currency}`,
  currency,
  /** The country the owner works from, as in "We work from …". */
  country: 'the United Arab Emirates',
  /** As in "These terms are governed by …". */
  governingLaw: 'the laws of the United Arab Emirates as applied in the Emirate of Dubai',
  /** As in "… decide". */
  courts: 'the courts of Dubai',
  /** Where public holidays are no business days, as in "public holidays in …". */
  holidaysIn: 'Dubai',
} as const;
