export interface ServerSettings {
  readonly port: number;
  /** False only for throwaway data, in tests: nothing is flushed to disk, so a crash of the machine may corrupt it. */
  readonly durable: boolean;
  /** What the machine, or the container, gives us. */
  readonly memoryBytes: number;
}

const MIB = 1024 * 1024;

/** PostgreSQL's settings by name, for a small server that is shared with the app. */
export function serverSettings({
  port,
  durable,
  memoryBytes,
}: ServerSettings): Readonly<Record<string, string>> {
  const memoryMib = Math.floor(memoryBytes / MIB);
  return {
    // Loopback TCP with a password rather than a socket: no limit on the length of the data folder's path, one kind of
    // URL for every client library, and the same on every platform.
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    // Tests run several instances of the product on one server.
    max_connections: durable ? '100' : '300',
    // Every database that tests drop is looked for in all of it.
    shared_buffers: `${clamp(Math.floor(memoryMib / 8), 32, durable ? 1024 : 128)}MB`,
    effective_cache_size: `${clamp(Math.floor(memoryMib / 2), 64, 16_384)}MB`,
    maintenance_work_mem: `${clamp(Math.floor(memoryMib / 32), 16, 128)}MB`,
    work_mem: '8MB',
    wal_level: 'replica',
    max_wal_size: '1GB',
    // What backups may keep from being removed, lest a full BACKUP_DIR fills this disk, too.
    max_slot_wal_keep_size: '4GB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    fsync: onOff(durable),
    full_page_writes: onOff(durable),
    synchronous_commit: 'on',
  };
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}

function onOff(value: boolean): string {
  return value ? 'on' : 'off';
}
