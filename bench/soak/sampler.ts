import { readdir, readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { BenchServer } from '../bench-database.ts';
import { readCpuSeconds } from '../launch/cpu-times.ts';
import type { Desk } from './desk.ts';

/** A process's resources. */
export interface ProcessSample {
  readonly rssBytes: number;
  readonly handles: number;
}

/** In milliseconds: half, 90 %, 99 % and all of the delays are at most so long. */
export interface LoopDelays {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/** An instance's own metrics. */
export interface InstanceSample extends ProcessSample {
  readonly heapBytes: number;
  /** Delays of the event loop since the sample before. */
  readonly loop: LoopDelays;
  readonly poolWaiting: number;
  readonly files: number;
}

/** A table in PostgreSQL's statistics. */
export interface TableSample {
  readonly name: string;
  readonly live: number;
  readonly dead: number;
  /** The table with its indexes and TOAST. */
  readonly bytes: number;
  /** Rows changed or deleted since the server started. */
  readonly changed: number;
  readonly vacuums: number;
}

export interface Sample {
  readonly atMs: number;
  readonly instances: readonly InstanceSample[];
  /** Of PostgreSQL, all processes together; memory that is not shared. */
  readonly postgresBytes: number;
  readonly postgresHandles: number;
  readonly connections: number;
  readonly walBytes: number;
  readonly walWritten: number;
  readonly temporaryFiles: number;
  readonly databaseBytes: number;
  readonly jobs: number;
  readonly jobsFailed: number;
  readonly tables: readonly TableSample[];
  /** Processor seconds that this run has used: instances, PostgreSQL, mail server and this process. */
  readonly ownSeconds: number;
  /** Processor seconds that all cores were busy for, with everything that runs on the machine. */
  readonly busySeconds: number;
}

export interface SamplerOptions {
  readonly pool: Pool;
  readonly server: BenchServer;
  readonly desk: Desk;
  readonly instances: readonly { readonly pid: number; readonly port: number; readonly dataDir: string }[];
  readonly postgres: number;
  readonly mailServer: number;
}

/** @returns null when an instance did not say its metrics, which `desk` has noted. */
export async function takeSample(options: SamplerOptions, atMs: number): Promise<Sample | null> {
  const { pool, server, desk, instances, postgres } = options;
  const texts = await Promise.all(instances.map(({ port }) => desk.metrics(port)));
  const said = texts.filter((text) => text !== null);
  if (said.length < instances.length) return null;
  const family = await familyOf(postgres);
  const { rows } = await pool.query<TableSample>(tablesSql);
  const [counts] = (await pool.query<Counts>(countsSql)).rows;
  const [wal] = await server.asSuperuser<Wal>(walSql);
  return {
    atMs,
    tables: rows,
    ownSeconds: await readOwnSeconds(options),
    busySeconds: await readBusySeconds(),
    instances: await Promise.all(
      instances.map(async ({ pid, dataDir }, index) => ({
        ...(await processOf(pid)),
        ...metricsOf(said[index] ?? ''),
        files: (await readdir(dataDir, { recursive: true })).length,
      })),
    ),
    postgresBytes: sum(await Promise.all(family.map((pid) => memoryOf(pid, 'RssAnon')))),
    postgresHandles: sum(await Promise.all(family.map(handlesOf))),
    connections: Number(counts?.connections ?? 0),
    databaseBytes: Number(counts?.bytes ?? 0),
    walBytes: Number(wal?.bytes ?? 0),
    walWritten: Number(wal?.written ?? 0),
    temporaryFiles: Number(wal?.temporary ?? 0),
    jobs: sumOf(said[0] ?? '', 'jobs_queued'),
    jobsFailed: sumOf(said[0] ?? '', 'jobs', 'state="failed"'),
  };
}

interface Counts {
  readonly connections: string;
  readonly bytes: string;
}

interface Wal {
  readonly bytes: string;
  readonly written: string;
  readonly temporary: string;
}

const tablesSql = `
SELECT CASE schemaname WHEN 'public' THEN '' ELSE schemaname || '.' END || relname AS name,
  n_live_tup::float8 AS live, n_dead_tup::float8 AS dead, pg_total_relation_size(relid)::float8 AS bytes,
  (n_tup_upd + n_tup_del)::float8 AS changed, (autovacuum_count + vacuum_count)::float8 AS vacuums
FROM pg_stat_user_tables`;
const countsSql = `
SELECT count(*) AS connections, pg_database_size(current_database()) AS bytes
FROM pg_stat_activity WHERE datname = current_database()`;
const walSql = `
SELECT (SELECT sum(size) FROM pg_ls_waldir()) AS bytes, pg_current_wal_lsn() - '0/0'::pg_lsn AS written,
  (SELECT count(*) FROM pg_ls_tmpdir()) AS temporary`;

async function processOf(pid: number): Promise<ProcessSample> {
  return { rssBytes: await memoryOf(pid, 'VmRSS'), handles: await handlesOf(pid) };
}

/** 0 for a process that has ended. */
async function memoryOf(pid: number, field: 'VmRSS' | 'RssAnon'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return 1024 * Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
}

const handlesOf = async (pid: number): Promise<number> =>
  (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;

/** The process and its children. */
async function familyOf(pid: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

function metricsOf(text: string) {
  return {
    heapBytes: sumOf(text, 'nodejs_heap_size_used_bytes'),
    loop: {
      p50: loopMs(text, 'p50'),
      p90: loopMs(text, 'p90'),
      p99: loopMs(text, 'p99'),
      max: loopMs(text, 'max'),
    },
    poolWaiting: sumOf(text, 'database_pool_connections', 'state="waiting"'),
  };
}

const loopMs = (text: string, which: string): number =>
  1000 * sumOf(text, `nodejs_eventloop_lag_${which}_seconds`);

/** The sum of a metric over those of its labels that hold a text. */
function sumOf(text: string, name: string, label = ''): number {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return sum(lines.filter((line) => line.includes(label)).map((line) => Number(line.split(' ').at(-1))));
}

async function readOwnSeconds({ instances, postgres, mailServer }: SamplerOptions): Promise<number> {
  const others = { postgres: null, mailServer: null, generator: 0 };
  const apps = await Promise.all(instances.map(({ pid }) => readCpuSeconds({ ...others, app: pid })));
  const rest = await readCpuSeconds({ app: mailServer, postgres, mailServer: null, generator: process.pid });
  return sum([...apps, rest].flatMap((used) => Object.values(used)).map((seconds) => seconds ?? 0));
}

async function readBusySeconds(): Promise<number> {
  const [, user, nice, system, , , irq, softirq] =
    (await readFile('/proc/stat', 'utf8')).split('\n', 1)[0]?.split(/\s+/).map(Number) ?? [];
  return sum([user, nice, system, irq, softirq].map((ticks) => ticks ?? 0)) / 100;
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
