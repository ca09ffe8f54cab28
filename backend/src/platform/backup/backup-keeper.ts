import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { DeadlineError, withDeadline } from '../deadline.ts';
import { StartError } from '../lifecycle.ts';
import {
  archiveOf,
  type Chain,
  dayMs,
  prune,
  removeUnfinished,
  resumeChain,
  slotName,
} from './backup-chain.ts';
import { takeBaseBackup } from './base-backup.ts';
import { makeFolder } from './files.ts';
import type { Manifest } from './manifest.ts';
import { connectSuperuser, disconnect, queryRow } from './superuser.ts';
import type { FlushedLog } from './wal-archive.ts';
import { lsnText } from './wal.ts';

export interface BackupKeeperOptions {
  readonly adminUrl: string;
  readonly dataFolder: string;
  /** BACKUP_DIR. */
  readonly folder: string;
  readonly keepDays: number;
  /** The app's version. */
  readonly version: string;
  readonly secretFingerprint: string;
  readonly log: Logger;
  /** False only for throwaway data, in tests. */
  readonly durable?: boolean;
  /** Milliseconds; shorter in tests. */
  readonly baseEveryMs?: number;
  /** Milliseconds without success after which backups count as late; shorter in tests. */
  readonly lateAfterMs?: number;
}

/** The state of the backups, from memory. */
export interface BackupReport {
  /** Everything committed by then is archived; null before the first archiving. */
  readonly archivedThrough: Date | null;
  /** When the newest base backup was completed; null when there is none. */
  readonly baseAt: Date | null;
  /** What is wrong, as a sentence for an operator; null when nothing is. */
  readonly lateReason: string | null;
}

export interface BackupKeeper {
  report(): BackupReport;
  /** Archives the remaining log, then stops. */
  stop(): Promise<void>;
}

const copyEveryMs = 1_000;
const copyDeadlineMs = 60_000;
const baseDeadlineMs = 6 * 3_600_000;
const baseRetryMs = 10 * 60_000;
const usualLateAfterMs = 60_000;

/**
 * Keeps base backups and the log after them in a folder, from now until it is stopped. Survives restarts of PostgreSQL.
 */
export function keepBackups(options: BackupKeeperOptions): BackupKeeper {
  return new Keeper(options);
}

/** Lets PostgreSQL remove the log that earlier backups needed, once no more backups are wanted. */
export async function endBackups(adminUrl: string): Promise<void> {
  const client = await connectSuperuser(adminUrl);
  try {
    await client.query(dropSlotsSql, ['', false]);
  } finally {
    await disconnect(client);
  }
}

class Keeper implements BackupKeeper {
  readonly #options: BackupKeeperOptions;
  readonly #stopping = new AbortController();
  readonly #startedAt = Date.now();
  #watching: Promise<void>;
  #client: Client | undefined;
  #chain: Chain | null = null;
  /** Complete, and ready to take over once the log up to now is also in the previous one. */
  #next: Chain | null = null;
  /** The base backup in progress. */
  #base: Promise<void> | undefined;
  #baseTriedAt = Number.NEGATIVE_INFINITY;
  #hasResumed = false;
  #archivedThrough: Date | null = null;
  #failure = '';
  #isLate = false;

  constructor(options: BackupKeeperOptions) {
    this.#options = options;
    this.#watching = this.#watch();
  }

  report(): BackupReport {
    return {
      archivedThrough: this.#archivedThrough,
      baseAt: this.#chain === null ? null : new Date(this.#chain.manifest.endedAt),
      lateReason: this.#isLate ? this.#lateReason() : null,
    };
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await this.#base;
    await this.#step();
    if (this.#client !== undefined) await disconnect(this.#client);
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#step();
      await sleep(copyEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #step(): Promise<void> {
    const abort = new AbortController();
    try {
      await withDeadline(this.#copyLog(abort.signal), copyDeadlineMs, 'Archiving');
      if (this.#chain !== null) this.#failure = '';
    } catch (error) {
      this.#failure = error instanceof Error ? error.message : String(error);
      await this.#dropConnection(error);
    } finally {
      abort.abort();
    }
    this.#noteLateness();
    if (!this.#stopping.signal.aborted && this.#isBaseDue()) this.#base = this.#takeBase();
  }

  async #copyLog(signal: AbortSignal): Promise<void> {
    const client = (this.#client ??= await connectSuperuser(this.#options.adminUrl));
    if (!this.#hasResumed) {
      await makeFolder(this.#options.folder);
      this.#chain = await resumeChain(client, this.#options);
      await client.query(dropSlotsSql, [this.#chain?.slot ?? '', false]);
      this.#hasResumed = true;
    }
    const next = this.#next;
    try {
      if (this.#chain !== null) await this.#extend(client, this.#chain, signal);
    } finally {
      if (next !== null) await this.#adopt(client, next);
    }
  }

  async #extend(client: Client, { slot, archive }: Chain, signal: AbortSignal): Promise<void> {
    await this.#requireSlot(client, slot);
    const flushed = await queryRow<FlushedLog>(client, flushedSql);
    await archive.copyThrough(flushed, signal);
    await client.query(advanceSql, [slot, lsnText(archive.neededFromBytes)]);
    this.#archivedThrough = flushed.at;
  }

  async #adopt(client: Client, chain: Chain): Promise<void> {
    this.#chain = chain;
    this.#next = null;
    await client.query(dropSlotsSql, [chain.slot, false]);
    await prune(this.#options.folder, this.#options.keepDays, chain.manifest);
  }

  /** PostgreSQL gives a slot up rather than fill its disk; the log then has a gap, and only a new base backup helps. */
  async #requireSlot(client: Client, slot: string): Promise<void> {
    const { rowCount } = await client.query(usableSlotSql, [slot]);
    if (rowCount === 1) return;
    this.#chain = null;
    this.#baseTriedAt = Number.NEGATIVE_INFINITY;
    throw new Error('PostgreSQL had to remove log that was not archived; a new base backup is taken');
  }

  async #dropConnection(error: unknown): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    this.#chain?.archive.startSegmentAnew();
    this.#options.log.debug({ err: error }, 'the log could not be archived');
    if (client !== undefined && !(error instanceof DeadlineError)) await disconnect(client);
  }

  #isBaseDue(): boolean {
    const now = Date.now();
    if (
      this.#base !== undefined ||
      this.#next !== null ||
      !this.#hasResumed ||
      now - this.#baseTriedAt < baseRetryMs
    )
      return false;
    const { baseEveryMs = dayMs } = this.#options;
    return this.#chain === null || now - Date.parse(this.#chain.manifest.startedAt) >= baseEveryMs;
  }

  async #takeBase(): Promise<void> {
    const { log, folder } = this.#options;
    this.#baseTriedAt = Date.now();
    const name = new Date().toISOString().replaceAll(':', '-');
    const target = join(folder, name);
    const slot = slotName(target);
    try {
      const manifest = await this.#writeBase(target, slot);
      this.#next = { slot, manifest, archive: archiveOf(this.#options, target, manifest, null) };
      this.#baseTriedAt = Number.NEGATIVE_INFINITY;
      log.info({ backup: name }, 'a base backup is complete');
    } catch (error) {
      await rm(target, { recursive: true, force: true }).catch(() => undefined);
      if (this.#stopping.signal.aborted) return;
      log.warn({ err: error }, 'a base backup could not be taken');
      if (this.#failure === '') this.#failure = error instanceof StartError ? error.message : String(error);
    } finally {
      this.#base = undefined;
    }
  }

  async #writeBase(folder: string, slot: string): Promise<Manifest> {
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(baseDeadlineMs)]);
    await removeUnfinished(this.#options.folder);
    await makeFolder(folder);
    const client = await connectSuperuser(this.#options.adminUrl);
    try {
      return await takeBaseBackup({
        ...this.#options,
        client,
        folder,
        slot: { name: slot, temporary: false },
        signal,
      });
    } catch (error) {
      await client.query(dropSlotsSql, [slot, true]).catch(() => undefined);
      throw error;
    } finally {
      await disconnect(client);
    }
  }

  #noteLateness(): void {
    const since = this.#archivedThrough?.getTime() ?? this.#startedAt;
    const wasLate = this.#isLate;
    const { lateAfterMs = usualLateAfterMs } = this.#options;
    this.#isLate = Date.now() - since > lateAfterMs;
    if (this.#isLate && !wasLate) this.#options.log.warn(this.#lateReason());
    if (wasLate && !this.#isLate) this.#options.log.info('backups are up to date again');
  }

  #lateReason(): string {
    const since = this.#archivedThrough?.toISOString() ?? new Date(this.#startedAt).toISOString();
    const reason = this.#failure === '' ? '' : ` (${this.#failure})`;
    return `Nothing has been backed up since ${since}${reason}. Check the space in BACKUP_DIR and who may write there.`;
  }
}

const flushedSql = `SELECT clock_timestamp() AS at, pg_current_wal_flush_lsn()::text AS lsn`;
const advanceSql = `
  SELECT pg_replication_slot_advance(slot_name, $2::pg_lsn) FROM pg_replication_slots
  WHERE slot_name = $1 AND restart_lsn < $2::pg_lsn`;
const usableSlotSql = `SELECT FROM pg_replication_slots WHERE slot_name = $1 AND wal_status <> 'lost'`;
/** The slot with this name, or all of ours except it. */
const dropSlotsSql = `
  SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots
  WHERE slot_name LIKE 'waitlist\\_backup\\_%' AND (slot_name = $1) = $2 AND NOT active`;
