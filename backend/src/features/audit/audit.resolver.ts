import { Arg, Directive, ID, Int, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { auditPageSize, type AuditService } from './audit.service.ts';
import { AuditLogFilter, AuditLogPage, toAuditEntry } from './audit.types.ts';

/** Reading the audit log. */
@Resolver()
export class AuditResolver {
  readonly #audit: AuditService;

  constructor(audit: AuditService) {
    this.#audit = audit;
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => AuditLogPage, { description: 'The audit log, newest first.' })
  async auditLog(
    @Arg('filter', () => AuditLogFilter, {
      nullable: true,
      description: 'Which entries to return; defaults to all.',
    })
    filter: AuditLogFilter | null,
    @Arg('first', () => Int, {
      defaultValue: auditPageSize.default,
      description: 'Maximum number of rows to return, 1 to 100.',
    })
    first: number,
    @Arg('after', () => ID, { nullable: true, description: 'nextAfter of the previous page.' })
    after: string | null,
  ): Promise<AuditLogPage> {
    const { entries, nextAfter } = resultOf(await this.#audit.list(filter ?? {}, { first, after }));
    return { entries: entries.map(toAuditEntry), nextAfter };
  }
}
