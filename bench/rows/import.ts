import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { verifyRow } from '../checks.ts';
import { memoryOf } from '../measure.ts';
import { number, type Row } from '../report.ts';
import { ask, type Context, type Office } from './context.ts';

const rateGoal = 0.3;
const growthGoalMib = 150;
/** The largest file that is promised. */
const usersAtMost = 1_000_000;
/** Written by an import of users with referrers; each after those that it refers to. */
const tables = ['signup', 'score', 'credit'] as const;

/**
 * Imports a file with as many users as the list of the run has, a million at most, into an empty list of the built product, over HTTP, and copies what
 * that wrote into the same tables of another, indexes and all.
 */
export async function measureImport({
  emptyUrls: [url, otherUrl],
  openOffice,
  ...given
}: Context): Promise<readonly Row[]> {
  const signups = Math.min(given.signups, usersAtMost);
  const office = await openOffice(url);
  const { product } = office;
  const before = await memoryOf(product.pid, 'VmRSS');
  let largest = before;
  const watch = setInterval(() => {
    void memoryOf(product.pid, 'VmRSS').then((bytes) => (largest = Math.max(largest, bytes)));
  }, 100);
  const beganAt = performance.now();
  const id = await check(office, signups);
  const checkedAt = performance.now();
  const added = await carryOut(office, id, signups);
  const endedAt = performance.now();
  clearInterval(watch);
  if (added !== signups) throw new Error(`${added} of ${signups} were imported`);
  const copySeconds = await copyTables(url, otherUrl);
  const [checkSeconds, importSeconds] = [(checkedAt - beganAt) / 1000, (endedAt - checkedAt) / 1000];
  const ratio = copySeconds / importSeconds;
  const grownMib = (largest - before) / 2 ** 20;
  return [
    {
      what: `an import of ${number(signups)} users / COPY of the same rows, per second`,
      measured: ratio.toFixed(2),
      goal: `≥ ${rateGoal}`,
      isKept: ratio >= rateGoal,
      details: `${importSeconds.toFixed(1)} s / ${copySeconds.toFixed(1)} s; the check before it ${checkSeconds.toFixed(1)} s`,
    },
    {
      what: "growth of the product's memory while the file was checked and imported",
      measured: `${grownMib.toFixed(0)} MiB`,
      goal: `≤ ${growthGoalMib} MiB`,
      isKept: grownMib <= growthGoalMib,
    },
    { ...(await verifyRow(url, 0)), details: 'of the imported list' },
  ];
}

/** Uploads the file. @returns the import's id. */
async function check({ product, token }: Office, users: number): Promise<string> {
  const response = await fetch(`${product.origin}/api/admin/checkImport?name=users.csv`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}` },
    body: fileOf(users),
  });
  const answer = (await response.json()) as { readonly importId?: string };
  if (answer.importId === undefined)
    throw new Error(`The check answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer.importId;
}

/** Two of three users name an earlier one as their referrer; they joined a minute apart. */
function fileOf(users: number): string {
  const firstDay = Date.UTC(2023, 0, 1);
  const lines = Array.from({ length: users }, (_each, at) => {
    const joinedAt = new Date(firstDay + 60_000 * at).toISOString();
    const referrer = at % 3 === 0 ? '' : `OLDCODE${10_000_000 + Math.floor(at / 3)}`;
    return `user${at}@example.com,User ${at},${joinedAt},OLDCODE${10_000_000 + at},${referrer}`;
  });
  return `Email,Name,Created at,Referral code,Referred by\n${lines.join('\n')}\n`;
}

/** @returns how many users it added. */
async function carryOut(office: Office, id: string, valid: number): Promise<number> {
  await ask(
    office,
    'mutation ($id: ID!, $valid: Int!) { answer: startImport(id: $id, valid: $valid) { id } }',
    { id, valid },
  );
  for (;;) {
    const [newest] = await ask<readonly { state: string; added: number }[]>(
      office,
      '{ answer: imports { state added } }',
    );
    if (newest?.state === 'DONE') return newest.added;
    await sleep(100);
  }
}

/** @returns how many seconds `COPY … FROM` takes for what was imported. */
async function copyTables(url: string, otherUrl: string): Promise<number> {
  const [source, target] = [
    new Client({ connectionString: url }),
    new Client({ connectionString: otherUrl }),
  ];
  await Promise.all([source.connect(), target.connect()]);
  try {
    const beganAt = performance.now();
    await target.query('BEGIN');
    for (const table of tables) {
      await pipeline(
        source.query(copyTo(`COPY ${table} TO STDOUT (FORMAT binary)`)),
        target.query(copyFrom(`COPY ${table} FROM STDIN (FORMAT binary)`)),
      );
    }
    await target.query('COMMIT');
    return (performance.now() - beganAt) / 1000;
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}
