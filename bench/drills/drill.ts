import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';

/** Something that goes wrong on purpose, and what the product made of it. */
export interface Drill {
  /** One line for the usage. */
  readonly does: string;
  /**
   * Runs the drill and prints what was measured.
   *
   * @param args what follows the name on the command line.
   * @returns whether everything promised was kept; throws `UsageError` for a wrong command line.
   */
  run(args: readonly string[], lifecycle: Lifecycle): Promise<boolean>;
}
