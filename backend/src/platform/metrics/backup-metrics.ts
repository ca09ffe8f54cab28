import { Gauge, type Registry } from 'prom-client';
import type { BackupReport } from '../backup/backup-keeper.ts';

/** Undefined if the app takes no backups. */
export type BackupSource = () => BackupReport | undefined;

/** Reports on backups, from memory; nothing if there are none. */
export function reportBackups(backups: BackupSource, registry: Registry): void {
  const registers = [registry];
  const gauge = (name: string, help: string, valueOf: (report: BackupReport) => number | null): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.reset();
        const report = backups();
        const value = report === undefined ? null : valueOf(report);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  };
  gauge(
    'backup_archived_timestamp_seconds',
    'Everything committed by then is in BACKUP_DIR; 0 until something is.',
    ({ archivedThrough }) => seconds(archivedThrough),
  );
  gauge(
    'backup_base_timestamp_seconds',
    'When the newest base backup was complete; 0 while there is none.',
    ({ baseAt }) => seconds(baseAt),
  );
  gauge('backup_late', '1 while backups are late, else 0.', ({ lateReason }) => Number(lateReason !== null));
}

const seconds = (moment: Date | null): number => (moment?.getTime() ?? 0) / 1000;
