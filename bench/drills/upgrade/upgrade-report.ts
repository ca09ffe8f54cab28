import { cpus, totalmem } from 'node:os';
import type { Check } from '../../soak/final-checks.ts';
import type { Wrong } from '../../soak/findings.ts';

/** A part of the drill: which instances visitors were led to, and what became of their calls. */
export interface Phase {
  readonly name: string;
  readonly seconds: number;
  readonly calls: number;
  readonly failures: number;
  readonly slowestMs: number;
}

export interface UpgradeResult {
  readonly from: string;
  readonly to: string;
  readonly postgres: string;
  readonly seeded: number;
  /** Of the new release, from its start until it served, its migrations included. */
  readonly startSeconds: number;
  readonly migrations: number;
  readonly phases: readonly Phase[];
  readonly wrong: readonly Wrong[];
  readonly unsettled: number;
  readonly checks: readonly Check[];
}

export const isKept = ({ wrong, unsettled, checks, phases }: UpgradeResult): boolean =>
  wrong.length === 0 &&
  unsettled === 0 &&
  checks.every((check) => check.compared > 0 && check.wrong === 0) &&
  phases.every(({ calls, failures }) => calls > 0 && failures === 0);

export function upgradeMarkdown(result: UpgradeResult, date: string): string {
  const { from, to, postgres, seeded, startSeconds, migrations, phases, wrong, unsettled, checks } = result;
  const memory = Math.round(totalmem() / 2 ** 30);
  return `# From one release to the next, ${date}

${cpus().length} cores, ${memory} GiB of memory, PostgreSQL ${postgres}, Node ${process.versions.node}. From ${from} to ${to}: ${migrations === 1 ? 'one migration' : `${number(migrations)} migrations`} on
${number(seeded)} users, applied while the old release served; the new one served ${startSeconds.toFixed(1)} s after its start. Each second, 8 visitors join by
email from the first page to the welcome, 15 look up their rank, 5 read their status, and an admin opens two screens.
Instances that are about to stop get no new visitors, as a proxy does it.

| visitors are led to | for | calls | failures | slowest answer |
| --- | --- | --- | --- | --- |
${phases
  .map(
    (phase) =>
      `| ${phase.name} | ${phase.seconds.toFixed(0)} s | ${number(phase.calls)} | ${number(phase.failures)} | ${(phase.slowestMs / 1000).toFixed(2)} s |`,
  )
  .join('\n')}

| in the end | compared | wrong |
| --- | --- | --- |
${checks.map(({ what, compared, wrong: found }) => `| ${what} | ${number(compared)} | ${number(found)} |`).join('\n')}
| codes, welcomes and webhooks that did not leave | | ${number(unsettled)} |
${wrong.map(({ what, count, examples }) => `\n- WRONG, ${number(count)} ×: ${what} (${examples[0] ?? ''})`).join('')}
${isKept(result) ? 'No call failed, and nothing was lost: kept.' : 'BROKEN.'}
`;
}

const number = (value: number): string => value.toLocaleString('en');
