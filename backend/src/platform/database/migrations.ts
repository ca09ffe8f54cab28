import type { Migration } from '@mikro-orm/migrations';
import { AccountBaseline } from '../../../migrations/baseline/account.ts';
import { AmbassadorBaseline } from '../../../migrations/baseline/ambassador.ts';
import { AuditBaseline } from '../../../migrations/baseline/audit.ts';
import { DefinitionsBaseline } from '../../../migrations/baseline/definitions.ts';
import { FaqBaseline } from '../../../migrations/baseline/faq.ts';
import { OperationBaseline } from '../../../migrations/baseline/operation.ts';
import { RankingBaseline } from '../../../migrations/baseline/ranking.ts';
import { SearchBaseline } from '../../../migrations/baseline/search.ts';
import { VerificationBaseline } from '../../../migrations/baseline/verification.ts';
import { WaitlistBaseline } from '../../../migrations/baseline/waitlist.ts';
import { preReleaseMigrations } from '../../../migrations/pre-release.ts';
import { Upgrade050CodeBudgets } from '../../../migrations/upgrades/050-code-budgets.ts';
import { Upgrade051HourlySends } from '../../../migrations/upgrades/051-hourly-sends.ts';
import { Upgrade060Mailboxes } from '../../../migrations/upgrades/060-mailboxes.ts';
import { Upgrade061JoinCredits } from '../../../migrations/upgrades/061-join-credits.ts';
import { Migration040MetricsKeys } from '../../../migrations/040-metrics-keys.ts';
import { Migration041SetupLinks } from '../../../migrations/041-setup-links.ts';
import { Migration042SignupRequests } from '../../../migrations/042-signup-requests.ts';
import { Migration043Standing } from '../../../migrations/043-standing.ts';
import { Migration044Invites } from '../../../migrations/044-invites.ts';
import { Migration060MessageTemplates } from '../../../migrations/060-message-templates.ts';
import { Migration061Suppression } from '../../../migrations/061-suppression.ts';
import { Migration062NewsConsent } from '../../../migrations/062-news-consent.ts';
import { Migration063KeyScopes } from '../../../migrations/063-key-scopes.ts';
import { Migration064SnsConfirmation } from '../../../migrations/064-sns-confirmation.ts';
import { Migration070EmailLists } from '../../../migrations/070-email-lists.ts';
import { Migration080Mailings } from '../../../migrations/080-mailings.ts';
import { Migration081InviteWaves } from '../../../migrations/081-invite-waves.ts';
import { Migration090SignupPause } from '../../../migrations/090-signup-pause.ts';
import { Migration091AmbassadorReview } from '../../../migrations/091-ambassador-review.ts';
import { Migration092TeamInvitations } from '../../../migrations/092-team-invitations.ts';
import { Migration110EventTrace } from '../../../migrations/110-event-trace.ts';
import { Migration120WaveMailing } from '../../../migrations/120-wave-mailing.ts';
import { Migration050Webhooks } from '../../../migrations/050-webhooks.ts';

/**
 * Every migration, in the order they run, which is that of their history and not always that of their numbers. Add a new one at the end, as `backend/migrations/NNN-name.ts`. A released
 * migration is never changed. Functions and views are not migrations: docs/decisions/migrations.md
 */
export const migrations: readonly { name: string; class: MigrationClass }[] = [
  { name: '050-code-budgets', class: Upgrade050CodeBudgets },
  { name: '051-hourly-sends', class: Upgrade051HourlySends },
  { name: '060-mailboxes', class: Upgrade060Mailboxes },
  { name: '061-join-credits', class: Upgrade061JoinCredits },
  { name: 'baseline-definitions', class: DefinitionsBaseline },
  { name: 'baseline-verification', class: VerificationBaseline },
  { name: 'baseline-waitlist', class: WaitlistBaseline },
  { name: 'baseline-ranking', class: RankingBaseline },
  { name: 'baseline-search', class: SearchBaseline },
  { name: 'baseline-account', class: AccountBaseline },
  { name: 'baseline-audit', class: AuditBaseline },
  { name: 'baseline-ambassador', class: AmbassadorBaseline },
  { name: 'baseline-faq', class: FaqBaseline },
  { name: 'baseline-operation', class: OperationBaseline },
  { name: '040-metrics-keys', class: Migration040MetricsKeys },
  { name: '041-setup-links', class: Migration041SetupLinks },
  { name: '042-signup-requests', class: Migration042SignupRequests },
  { name: '043-standing', class: Migration043Standing },
  { name: '044-invites', class: Migration044Invites },
  { name: '060-message-templates', class: Migration060MessageTemplates },
  { name: '061-suppression', class: Migration061Suppression },
  { name: '062-news-consent', class: Migration062NewsConsent },
  { name: '063-key-scopes', class: Migration063KeyScopes },
  { name: '064-sns-confirmation', class: Migration064SnsConfirmation },
  { name: '050-webhooks', class: Migration050Webhooks },
  { name: '070-email-lists', class: Migration070EmailLists },
  { name: '080-mailings', class: Migration080Mailings },
  { name: '081-invite-waves', class: Migration081InviteWaves },
  { name: '090-signup-pause', class: Migration090SignupPause },
  { name: '091-ambassador-review', class: Migration091AmbassadorReview },
  { name: '092-team-invitations', class: Migration092TeamInvitations },
  { name: '110-event-trace', class: Migration110EventTrace },
  { name: '120-wave-mailing', class: Migration120WaveMailing },
];

/** The migrations that this version knows, past ones included. */
export const knownMigrations: ReadonlySet<string> = new Set([
  ...preReleaseMigrations,
  ...migrations.map(({ name }) => name),
]);

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;
