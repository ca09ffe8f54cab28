/** A part of the join order that one request carries. */
interface Range {
  /** Where it ends. */
  readonly through: number;
  isSettled: boolean;
}

/**
 * Tracks which joins an endpoint has been sent. Requests end in any order; the cursor only moves over places before
 * every request in progress.
 */
export class JoinCursor {
  /** Everything up to here is settled. */
  #settled: number;
  /** Up to here events were read. */
  #read: number;
  readonly #inFlight: Range[] = [];

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

  /** Everything up to here was read. `isEmpty`: none of it is waiting or in progress. */
  noteRead(through: number, isEmpty: boolean): void {
    this.#read = Math.max(this.#read, through);
    if (isEmpty && this.#inFlight.length === 0) this.#settled = this.#read;
  }

  /**
   * A request leaves.
   *
   * @param nextSeq the place of the next waiting event; null: none waits, so the request ends what was read.
   * @returns a function to call once the request is settled.
   */
  depart(nextSeq: number | null): () => void {
    const range: Range = { through: nextSeq === null ? this.#read : nextSeq - 1, isSettled: false };
    this.#inFlight.push(range);
    return () => {
      range.isSettled = true;
      for (let [first] = this.#inFlight; first?.isSettled === true; [first] = this.#inFlight) {
        this.#settled = Math.max(this.#settled, first.through);
        this.#inFlight.shift();
      }
    };
  }
}
