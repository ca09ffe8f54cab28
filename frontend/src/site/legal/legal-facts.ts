/** What more than one of the legal pages promises, so that they cannot contradict each other. */
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
  /** Days in which the parties first try to settle a dispute. */
  informalDisputeDays: 30,
  /** Liability is capped at the amount paid in this many months, or at the minimum cap if that is more. */
  liabilityMonths: 6,
  leastLiabilityCap: '50 US dollars',
} as const;
