import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';

/** A fault that is injected on purpose, and how the product handled it. */
export interface Drill {
  /** One line for the usage. */
  readonly does: string;
  /** What `--help` shows. */
  readonly usage: string;
  /**
   * Runs the drill and prints the results.
   *
   * @param args the arguments after the name on the command line, without `--help`.
   * @returns whether every promise was kept; throws `UsageError` for a wrong command line.
   */
  run(args: readonly string[], lifecycle: Lifecycle): Promise<boolean>;
}
