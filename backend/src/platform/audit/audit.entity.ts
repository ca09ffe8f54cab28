import { defineEntity, p } from '@mikro-orm/postgresql';
import type { AuditActor } from './audit-log.ts';

/** An action of an admin or a key; see the comments on the table's columns. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    seq: p.bigint('number').primary(),
    recordedAt: p.datetime(),
    action: p.text(),
    actorKind: p.text().$type<AuditActor['kind']>(),
    actorId: p.uuid().nullable(),
    actorName: p.text().nullable(),
    targetKind: p.text().nullable(),
    targetId: p.text().nullable(),
    targetName: p.text().nullable(),
    clientAddress: p.text().nullable(),
    details: p.json<Readonly<Record<string, unknown>>>(),
  },
});
