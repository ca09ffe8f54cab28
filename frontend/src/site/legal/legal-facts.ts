/** What more than one of the legal pages promises, so that they cannot promise different things. */
export const legalFacts = {
  /** Since when all three pages apply; each also says when its text changed since then. */
  date: { iso: '2024-06-04', text: 'June 4th, 2024' },
  minimumAge: 13,
  /** Days from purchase in which a refund can be asked for. */
  refundDays: 14,
  /** Business days in which support answers a request for a refund. */
  refundAnswerBusinessDays: 7,
  /** Days for which the records of a deleted account are kept. */
  deletedRecordsDays: 90,
  /** Days for which an uploaded list of e-mail addresses is kept. */
  emailListDays: 30,
  /** Days in which a dispute is first tried to be settled between the parties. */
  informalDisputeDays: 30,
  /** Liability is capped by what was paid in so many months, or by the least cap if that is more. */
  liabilityMonths: 6,
  leastLiabilityCap: '50 US dollars',
} as const;
