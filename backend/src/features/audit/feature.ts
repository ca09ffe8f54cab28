import { AuditEntry } from '../../platform/audit/audit.entity.ts';
import { findNamesIn } from '../../platform/database/names.ts';
import type { Core } from '../../platform/feature.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditService } from './audit.service.ts';

export const auditFeature = {
  entities: [AuditEntry],
  resolvers: [AuditResolver],
  open({ orm, pool }: Core) {
    const audit = new AuditService(orm, pool, {
      signup: findNamesIn('signup'),
      ambassador: findNamesIn('ambassador_application'),
    });
    return { resolvers: [new AuditResolver(audit)] };
  },
};
