import type { Migration } from '@mikro-orm/migrations';
import { Migration001Verification } from '../../../migrations/001-verification.ts';
import { Migration002Waitlist } from '../../../migrations/002-waitlist.ts';
import { Migration003Rank } from '../../../migrations/003-rank.ts';
import { Migration004Join } from '../../../migrations/004-join.ts';
import { Migration005Admin } from '../../../migrations/005-admin.ts';
import { Migration006Audit } from '../../../migrations/006-audit.ts';
import { Migration007Ambassador } from '../../../migrations/007-ambassador.ts';
import { Migration008Faq } from '../../../migrations/008-faq.ts';
import { Migration009JoinPrepared } from '../../../migrations/009-join-prepared.ts';
import { Migration010Dashboard } from '../../../migrations/010-dashboard.ts';
import { Migration011Status } from '../../../migrations/011-status.ts';
import { Migration012Ranking } from '../../../migrations/012-ranking.ts';
import { Migration013Erasure } from '../../../migrations/013-erasure.ts';
import { Migration014SignupSearch } from '../../../migrations/014-signup-search.ts';
import { Migration015RequestLimits } from '../../../migrations/015-request-limits.ts';
import { Migration016AuditRetention } from '../../../migrations/016-audit-retention.ts';
import { Migration017JoinDurably } from '../../../migrations/017-join-durably.ts';
import { Migration018JoinLeaner } from '../../../migrations/018-join-leaner.ts';
import { Migration030OwnSettings } from '../../../migrations/030-own-settings.ts';
import { Migration050CodeBudgets } from '../../../migrations/050-code-budgets.ts';
import { Migration051HourlySends } from '../../../migrations/051-hourly-sends.ts';
import { Migration060Mailboxes } from '../../../migrations/060-mailboxes.ts';
import { Migration061JoinCredits } from '../../../migrations/061-join-credits.ts';

/** Every migration, oldest first. A migration that has been released is never changed. */
export const migrations: readonly { name: string; class: MigrationClass }[] = [
  { name: '001-verification', class: Migration001Verification },
  { name: '002-waitlist', class: Migration002Waitlist },
  { name: '003-rank', class: Migration003Rank },
  { name: '004-join', class: Migration004Join },
  { name: '005-admin', class: Migration005Admin },
  { name: '006-audit', class: Migration006Audit },
  { name: '007-ambassador', class: Migration007Ambassador },
  { name: '008-faq', class: Migration008Faq },
  { name: '009-join-prepared', class: Migration009JoinPrepared },
  { name: '010-dashboard', class: Migration010Dashboard },
  { name: '011-status', class: Migration011Status },
  { name: '012-ranking', class: Migration012Ranking },
  { name: '013-erasure', class: Migration013Erasure },
  { name: '014-signup-search', class: Migration014SignupSearch },
  { name: '015-request-limits', class: Migration015RequestLimits },
  { name: '016-audit-retention', class: Migration016AuditRetention },
  { name: '017-join-durably', class: Migration017JoinDurably },
  { name: '018-join-leaner', class: Migration018JoinLeaner },
  { name: '030-own-settings', class: Migration030OwnSettings },
  { name: '050-code-budgets', class: Migration050CodeBudgets },
  { name: '051-hourly-sends', class: Migration051HourlySends },
  { name: '060-mailboxes', class: Migration060Mailboxes },
  { name: '061-join-credits', class: Migration061JoinCredits },
];

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;
