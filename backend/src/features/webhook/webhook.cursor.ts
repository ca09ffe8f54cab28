/** A part of the join order that one request carries. */
interface Stretch {
  /** Where it ends. */
  readonly through: number;
  isSettled: boolean;
}

/**
 * Keeps account of which joins an endpoint has been sent. Requests end in any order; the cursor moves only over what lies
 * before every request that is still under way.
 */
export class JoinCursor {
  /** Up to here everything is settled. */
  #settled: number;
  /** Up to here events were read. */
  #read: number;
  readonly #underWay: Stretch[] = [];

  constructor(settled: number) {
    this.#settled = settled;
    this.#read = settled;
  }

  get settled(): number {
    return this.#settled;
  }

  get read(): number {
    return this.#read;
  }

  /** Everything up to here was read. `isEmpty`: none of it is waiting or under way. */
  noteRead(through: number, isEmpty: boolean): void {
    this.#read = Math.max(this.#read, through);
    if (isEmpty && this.#underWay.length === 0) this.#settled = this.#read;
  }

  /**
   * A request leaves.
   *
   * @param nextSeq where the next event that waits stands; null: none waits, so the request ends what was read.
   * @returns what to call once the request is settled.
   */
  depart(nextSeq: number | null): () => void {
    const stretch: Stretch = { through: nextSeq === null ? this.#read : nextSeq - 1, isSettled: false };
    this.#underWay.push(stretch);
    return () => {
      stretch.isSettled = true;
      for (let [first] = this.#underWay; first?.isSettled === true; [first] = this.#underWay) {
        this.#settled = Math.max(this.#settled, first.through);
        this.#underWay.shift();
      }
    };
  }
}
