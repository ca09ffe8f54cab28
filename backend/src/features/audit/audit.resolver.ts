import { Arg, Directive, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { AfterArg, FirstArg } from '../../platform/paging/list.args.ts';
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
    @FirstArg(auditPageSize.default, 100) first: number,
    @AfterArg() after: string | null,
  ): Promise<AuditLogPage> {
    const { entries, nextAfter } = resultOf(await this.#audit.list(filter ?? {}, { first, after }));
    return { entries: entries.map(toAuditEntry), nextAfter };
  }
}
