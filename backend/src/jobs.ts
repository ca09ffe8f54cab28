import { confirmationJobs } from './features/account/account.confirmation.jobs.ts';
import { accountJobs } from './features/account/account.jobs.ts';
import { ambassadorJobs } from './features/ambassador/ambassador.jobs.ts';
import { inviteJobs } from './features/invite/invite.jobs.ts';
import { waveJobs } from './features/invite/invite.wave.jobs.ts';
import { mailingJobs } from './features/mailing/mailing.jobs.ts';
import { referralJobs } from './features/referral/referral.jobs.ts';
import { segmentJobs } from './features/segment/segment.jobs.ts';
import { sessionJobs } from './features/session/session.jobs.ts';
import { userJobs } from './features/user/user.jobs.ts';
import { verificationJobs } from './features/verification/verification.jobs.ts';
import { welcomeJobs } from './features/waitlist/waitlist.welcome.jobs.ts';
import { webhookJobs } from './features/webhook/webhook.jobs.ts';
import type { Pool } from 'pg';
import type { Env } from './platform/env/env.ts';
import type { Orm } from './platform/database/orm.ts';
import type { FeatureJobs } from './platform/jobs/start-jobs.ts';
import type { Services } from './services.ts';
import type { MessageTemplates } from './templates.ts';

/** The jobs of every feature. */
export function featureJobs(
  services: Services,
  { otp, welcome, invite, application, confirmation, reset, webhookAlert }: MessageTemplates,
  { orm, pool, env }: { readonly orm: Orm; readonly pool: Pool; readonly env: Pick<Env, 'bulk'> },
): FeatureJobs {
  const { secrets, webhookSender: sender, messageTemplates, suppressions } = services;
  const { codes, notices } = services.delivery;
  const features = [
    verificationJobs({ pool, delivery: codes, templates: otp }),
    welcomeJobs({ pool, delivery: notices, templates: welcome }),
    inviteJobs({
      pool,
      delivery: notices,
      templates: invite,
      mails: {
        source: (versionId) =>
          versionId === null ? messageTemplates.findFirst('invite') : messageTemplates.findStored(versionId),
        isSuppressed: (emailKey) => suppressions.isSuppressed(emailKey, 'invites'),
      },
    }),
    ambassadorJobs({ orm, pool, delivery: notices, templates: application }),
    accountJobs({ pool, delivery: codes, template: reset }),
    confirmationJobs({ orm, pool, delivery: codes, templates: confirmation }),
    segmentJobs(pool),
    waveJobs({ pool, limits: env.bulk, sender: services.mailingSender, ...services.reminders }),
    mailingJobs({ pool, limits: env.bulk, kinds: services.mailingKinds, sender: services.mailingSender }),
    sessionJobs(orm, pool),
    referralJobs(pool),
    userJobs(pool),
    webhookJobs({ pool, secrets, sender, delivery: notices, template: webhookAlert }),
  ];
  return {
    handlers: features.flatMap(({ handlers }) => handlers),
    cron: features.flatMap(({ cron }) => cron),
  };
}
