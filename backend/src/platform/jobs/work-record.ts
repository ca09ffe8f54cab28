/** Identifies one run of a job: a waiting job that is replaced keeps its id but gets another revision. */
export interface RunKey {
  readonly id: string;
  readonly revision: number;
}

interface Work {
  readonly revision: number;
  readonly done: Promise<void>;
  /** On this machine's steady clock; null while it is in progress. */
  endedAt: number | null;
}

const rememberedMs = 60_000;

/**
 * The work that this process is doing or has just done, by job. A job whose end could not be recorded comes up again,
 * here under another runner: its message is then not sent twice.
 */
export class WorkRecord {
  readonly #works = new Map<string, Work>();

  /** Begins the work of a job, or joins it if it is in progress or done. Failed work begins again. */
  async do({ id, revision }: RunKey, begin: () => Promise<void>): Promise<void> {
    const known = this.#works.get(id);
    if (known?.revision === revision) return known.done;
    const work: Work = { revision, done: begin(), endedAt: null };
    this.#works.set(id, work);
    try {
      await work.done;
      work.endedAt = performance.now();
    } catch (error) {
      if (this.#works.get(id) === work) this.#works.delete(id);
      throw error;
    }
  }

  /** Whether the work of a job has begun here. */
  hasBegun(id: string): boolean {
    return this.#works.has(id);
  }

  /** Whether the work of a job was done here, at least `ms` milliseconds ago. */
  wasDone(id: string, ms: number): boolean {
    const endedAt = this.#works.get(id)?.endedAt ?? null;
    return endedAt !== null && performance.now() - endedAt >= ms;
  }

  /** Forgets work that was done a minute ago, unless the job is still in the queue. */
  forgetOld(stillQueued: ReadonlySet<string>): void {
    const now = performance.now();
    for (const [id, work] of this.#works) {
      if (work.endedAt === null) continue;
      if (now - work.endedAt > rememberedMs && !stillQueued.has(id)) this.#works.delete(id);
    }
  }
}
