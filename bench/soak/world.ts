/** A visitor of this run who has joined. */
export interface Member {
  readonly id: string;
  readonly referralId: string;
  readonly email: string;
  /** The id of the referrer, if that is a member, too. */
  readonly referrer: Member | null;
  readonly joinedAt: number;
  readonly getsNews: boolean;
  /** The token of the link in the welcome email. */
  statusToken: string | null;
  /** Joins with this member's code that have begun, and that were acknowledged. */
  referralsBegun: number;
  referralsEnded: number;
  /** The rank that was read last, and how much was certain when that reading began. */
  lastRank: { readonly rank: number; readonly before: Certain } | null;
  isInvited: boolean;
}

/** What had certainly happened by a moment. */
export interface Certain {
  readonly joins: number;
  readonly credits: number;
  /** Users who left the ranking for an invitation. */
  readonly leaves: number;
}

/** What may have happened by a moment: everything that has begun. */
export type Possible = Certain;

/**
 * What the run knows of the waitlist from the answers it got. Answers overlap, so it keeps two sums: what was acknowledged, which
 * is certain, and what has begun, which is possible. A right answer lies between what was certain when the question was
 * asked and what was possible when its answer came.
 */
export class World {
  readonly seeded: number;
  readonly members: Member[] = [];
  readonly #byEmail = new Map<string, Member>();
  readonly #byCode = new Map<string, Member>();
  readonly #begun = { joins: 0, credits: 0, leaves: 0 };
  readonly #ended = { joins: 0, credits: 0, leaves: 0 };
  /** What was certain at past moments, the newest last. */
  readonly #history: { readonly at: number; readonly certain: Certain }[] = [];

  /** @param seeded signups before the first visitor. */
  constructor(seeded: number) {
    this.seeded = seeded;
  }

  get certain(): Certain {
    return { ...this.#ended };
  }

  get possible(): Possible {
    return { ...this.#begun };
  }

  /** What was certain so many milliseconds ago: some figures may be as old. */
  certainBefore(ms: number): Certain {
    const at = performance.now() - ms;
    return this.#history.findLast((past) => past.at <= at)?.certain ?? { joins: 0, credits: 0, leaves: 0 };
  }

  /** To be called about once a second. */
  remember(): void {
    this.#history.push({ at: performance.now(), certain: this.certain });
  }

  beginJoin(code: string | undefined): Member | null {
    this.#begun.joins += 1;
    if (code === undefined) return null;
    this.#begun.credits += 1;
    const referrer = this.#byCode.get(code) ?? null;
    if (referrer !== null) referrer.referralsBegun += 1;
    return referrer;
  }

  endJoin(member: Member, isCredited: boolean): void {
    this.#ended.joins += 1;
    if (isCredited) this.#ended.credits += 1;
    if (isCredited && member.referrer !== null) member.referrer.referralsEnded += 1;
    this.members.push(member);
    this.#byEmail.set(member.email, member);
    this.#byCode.set(member.referralId, member);
  }

  beginLeaves(people: number): void {
    this.#begun.leaves += people;
  }

  /** @param people all of those that began, whether they left or not. */
  endLeaves(people: number): void {
    this.#ended.leaves += people;
  }

  byEmail(email: string): Member | undefined {
    return this.#byEmail.get(email);
  }

  /** A member at random; undefined while there is none. */
  pick(isWanted: (member: Member) => boolean = () => true): Member | undefined {
    for (let tries = 0; tries < 20; tries += 1) {
      const member = this.members[Math.floor(Math.random() * this.members.length)];
      if (member !== undefined && isWanted(member)) return member;
    }
    return undefined;
  }
}
