import type { Static, TObject } from '@sinclair/typebox';
import type { ClientBase, Pool } from 'pg';
import type { Logger } from 'pino';
import { checked } from '../json/checked.ts';
import { currentTrace, formatTraceparent, parseTraceparent, type Trace } from '../trace/trace.ts';
import { type Lane, queueOf } from './lanes.ts';

/** A kind of work to do later. Its payload is stored in clear text: ids, nothing secret and nothing personal. */
export interface JobType<Payload extends object> {
  /** Its name in the queue. */
  readonly name: string;
  readonly lane: Lane;
  /** Parses a stored payload; throws if it is not this job's. */
  readonly parse: (payload: unknown) => Payload;
}

/** Defines a kind of job; `schema` describes its payload. */
export function jobType<S extends TObject>(name: string, schema: S, lane: Lane): JobType<Static<S>> {
  return { name, lane, parse: (payload) => checked(schema, payload) };
}

/** A job to add. */
export interface JobSpec<Payload extends object> {
  readonly type: JobType<Payload>;
  readonly payload: Payload;
  /** At most one waiting job has the key: a newer one replaces one that has not begun. */
  readonly key?: string;
  readonly runInSeconds?: number;
  /** Smaller runs first within its lane; default 0. From -32768 to 32767. */
  readonly priority?: number;
}

/** Tries of a job that fails by throwing; they are e^n seconds apart, at most six hours. */
const maxAttempts = 12;

/**
 * Adds a job in the transaction of `client`: it runs after the commit, at least once, and never without it. Workers are
 * woken immediately.
 */
export async function addJob<Payload extends object>(
  client: ClientBase | Pool,
  spec: JobSpec<Payload>,
): Promise<void> {
  const { type, payload, key = null, runInSeconds = 0, priority = 0 } = spec;
  await client.query(
    `SELECT FROM ${queueOf(type.lane)}.add_job($1, payload := $2::json, run_at := now() + make_interval(secs => $3),
       max_attempts := $4, job_key := $5, priority := $6)`,
    [type.name, stored(payload), runInSeconds, maxAttempts, key, priority],
  );
}

/**
 * A payload as it is stored: with the trace of the work that adds the job. A job without a payload works for all
 * callers at once.
 */
function stored(payload: object): string {
  const trace = Object.keys(payload).length === 0 ? undefined : currentTrace();
  return JSON.stringify(
    trace === undefined ? payload : { ...payload, traceparent: formatTraceparent(trace) },
  );
}

/** The trace of the work that added a job. */
export const traceOf = (payload: unknown): Trace | undefined =>
  typeof payload === 'object' && payload !== null && 'traceparent' in payload
    ? parseTraceparent(payload.traceparent)
    : undefined;

/** What a handler knows about its run. */
export interface JobRun {
  readonly log: Logger;
  /** Aborted when the app stops and cannot wait any longer. */
  readonly signal: AbortSignal;
}

/** A handler's answer that runs the same job again after a delay, any number of times. */
export interface RunAgain {
  readonly runAgainInSeconds: number;
}

/** Runs the jobs of a type. */
export interface JobHandler {
  readonly type: JobType<object>;
  run(payload: unknown, run: JobRun): Promise<RunAgain | undefined>;
}

/**
 * Connects a job type with its work. The work may run more than once and on several instances at the same time, so it
 * has to be idempotent. When it throws, it is retried with growing waits, 12 times in all.
 */
export function handleJob<Payload extends object>(
  type: JobType<Payload>,
  work: (payload: Payload, run: JobRun) => Promise<RunAgain | undefined>,
): JobHandler {
  return { type, run: (payload, run) => work(type.parse(payload), run) };
}
