import type { Lifecycle } from '../../../backend/src/platform/lifecycle.ts';
import { arrivalTimes, openLoop } from '../../launch/arrivals.ts';
import type { Desk } from '../../soak/desk.ts';
import type { Findings } from '../../soak/findings.ts';
import type { Readers } from '../../soak/readers.ts';
import type { Visitors } from '../../soak/visitors.ts';
import type { World } from '../../soak/world.ts';

const perSecond = { visitors: 8, ranks: 15, statuses: 5, screens: 2 } as const;
const longestSeconds = 3600;

/** What an admin reads while instances come and go. */
const screens = [
  'query Dashboard { dashboard { totalUsers totalWaitlist funnel { joined } } }',
  'query Users { users(sort: JOINED_AT, direction: DESC, page: 1, limit: 20) { docs { id email rank state } totalDocs } }',
  'query Counts { referralCounts(sort: REFERRAL_POINTS, direction: DESC, page: 1, limit: 20) { docs { userId } totalDocs } }',
  'query Faqs { faqs { id question } }',
] as const;

export interface UpgradeLoadOptions {
  readonly world: World;
  readonly visitors: Visitors;
  readonly readers: Readers;
  readonly desk: Desk;
  readonly findings: Findings;
  readonly lifecycle: Lifecycle;
}

/** Visitors, members and an admin at a fixed pace until it is stopped, whatever the results of the calls. */
export class UpgradeLoad {
  readonly #options: UpgradeLoadOptions;
  readonly #stopping = new AbortController();
  #working: Promise<unknown> = Promise.resolve();

  constructor(options: UpgradeLoadOptions) {
    this.#options = options;
  }

  begin(): void {
    const { visitors, readers, desk, findings, lifecycle, world } = this.#options;
    const signal = AbortSignal.any([lifecycle.signal, this.#stopping.signal]);
    const at = (rate: number, work: (count: number) => unknown): Promise<void> =>
      openLoop(
        arrivalTimes(rate, longestSeconds, 'even'),
        (count) => {
          void Promise.resolve(work(count)).catch((error: unknown) =>
            findings.wrong('the load broke', String(error)),
          );
        },
        signal,
      ).catch(() => undefined);
    this.#working = Promise.all([
      at(perSecond.visitors, () => visitors.begin()),
      at(perSecond.ranks, () => readers.readRank()),
      at(perSecond.statuses, () => readers.readStatus()),
      at(perSecond.screens, (count) => desk.ask('a screen', screens[count % screens.length] ?? screens[0])),
      at(1, () => world.remember()),
    ]);
  }

  /** Begins nothing more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }
}
