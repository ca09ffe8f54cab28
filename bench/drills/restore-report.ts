/** A join, and when its answer arrived, in milliseconds. */
export interface Acknowledged {
  readonly id: string;
  readonly at: number;
}

export interface RestoreOutcome {
  /** Acknowledged joins that are not in the restored database. */
  readonly lost: number;
  /** From the oldest of them to the accident; 0 when none is lost. */
  readonly rpoSeconds: number;
  /** Whether every join acknowledged up to the promised moment is there. */
  readonly isKept: boolean;
}

export interface RestoreResult {
  readonly joinsPerSecond: number;
  readonly acknowledged: number;
  readonly backupSeconds: number;
  readonly restores: readonly (RestoreOutcome & {
    readonly name: string;
    readonly restoreSeconds: number;
    /** Until the app serves again. */
    readonly readySeconds: number;
    /** What `verify` says. */
    readonly agrees: boolean;
  })[];
}

export function outcomeOf(
  acknowledged: readonly Acknowledged[],
  found: ReadonlySet<string>,
  { promisedThrough, lostAt }: { readonly promisedThrough: Date; readonly lostAt: Date },
): RestoreOutcome {
  const lost = acknowledged.filter(({ id }) => !found.has(id));
  const oldest = lost.reduce((at, each) => Math.min(at, each.at), lostAt.getTime());
  return {
    lost: lost.length,
    rpoSeconds: (lostAt.getTime() - oldest) / 1000,
    isKept: lost.every(({ at }) => at > promisedThrough.getTime()),
  };
}

export const restoreMarkdown = (
  { joinsPerSecond, acknowledged, backupSeconds, restores }: RestoreResult,
  date: string,
): string => `# The data folder lost and restored, ${date}

${acknowledged.toLocaleString('en')} joins were acknowledged, ${joinsPerSecond.toLocaleString('en')} a second, until the app and its PostgreSQL were killed (kill -9) and the
data folder was deleted. \`npm run admin -- backup\` took ${backupSeconds.toFixed(1)} s beside them.

| restored from | joins lost | RPO | restore | RTO: until the app serves | joins up to the promised moment | verify |
| --- | --- | --- | --- | --- | --- | --- |
${restores
  .map(
    (each) =>
      `| ${each.name} | ${each.lost.toLocaleString('en')} | ${each.rpoSeconds.toFixed(2)} s | ${each.restoreSeconds.toFixed(1)} s | ${each.readySeconds.toFixed(1)} s | ${each.isKept ? 'all there' : 'some missing'} | ${each.agrees ? 'everything agrees' : 'a difference'} |`,
  )
  .join('\n')}

The promised moment is the one that \`restore\` prints; for the backup made once, the moment it began.
`;
