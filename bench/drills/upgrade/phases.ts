import { say } from '../../command.ts';
import type { Findings } from '../../soak/findings.ts';
import type { Phase } from './upgrade-report.ts';

/** Counts the results of the calls in each part of the drill. */
export class Phases {
  readonly all: Phase[] = [];
  readonly #findings: Findings;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  async of<T>(name: string, work: () => Promise<T>): Promise<T> {
    say(name);
    const findings = this.#findings;
    const countWrong = () => findings.allWrong.reduce((sum, { count }) => sum + count, 0);
    const [fromMs, calls, wrong] = [findings.elapsedMs, findings.calls, countWrong()];
    const result = await work();
    const toMs = findings.elapsedMs;
    this.all.push({
      name,
      seconds: (toMs - fromMs) / 1000,
      calls: findings.calls - calls,
      failures: countWrong() - wrong,
      slowestMs: findings.slowestMs(fromMs, toMs),
    });
    return result;
  }
}
