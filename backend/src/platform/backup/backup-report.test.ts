import fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { mountHealth } from '../http/health.ts';
import { reportBackups } from '../metrics/backup-metrics.ts';
import type { BackupReport } from './backup-keeper.ts';

const late: BackupReport = {
  archivedThrough: new Date(1_000_000),
  baseAt: null,
  lateReason: 'Nothing has been backed up since noon.',
};

async function ready(
  lateReason: string | null,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const server = fastify();
  mountHealth(server, {
    isReady: () => Promise.resolve(true),
    jobsStalledReason: () => null,
    backupsLateReason: () => lateReason,
  });
  const { statusCode, body } = await server.inject('/readyz');
  return { status: statusCode, body: JSON.parse(body) };
}

it('late backups are a warning of an instance that is ready', async () => {
  expect(await ready(late.lateReason)).toEqual({
    status: 200,
    body: { message: 'ready', warning: 'Nothing has been backed up since noon.' },
  });
  expect(await ready(null)).toEqual({ status: 200, body: { message: 'ready' } });
});

it('metrics tell when backups are late, and nothing where none are taken', async () => {
  const metricsOf = (report: BackupReport | undefined): Promise<string> => {
    const registry = new Registry();
    reportBackups(() => report, registry);
    return registry.metrics();
  };
  const metrics = await metricsOf(late);
  expect(metrics).toMatch(/^backup_late 1$/m);
  expect(metrics).toMatch(/^backup_archived_timestamp_seconds 1000$/m);
  expect(metrics).toMatch(/^backup_base_timestamp_seconds 0$/m);
  expect(await metricsOf({ ...late, lateReason: null })).toMatch(/^backup_late 0$/m);
  expect(await metricsOf(undefined)).not.toMatch(/^backup/m);
});
