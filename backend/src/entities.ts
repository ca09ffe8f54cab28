import { Invite, InviteCount, InviteWave } from './features/invite/invite.entity.ts';
import {
  AmbassadorApplication,
  AmbassadorHead,
  AmbassadorNote,
} from './features/ambassador/ambassador.entity.ts';
import { Faq } from './features/faq/faq.entity.ts';
import {
  AdminAccount,
  AdminAttempt,
  AdminKnownSite,
  AdminPasswordReset,
  AdminSetupLink,
  AdminSignupRequest,
} from './features/account/account.entity.ts';
import { AdminApiKey } from './features/api-key/api-key.entity.ts';
import { AdminSession } from './features/session/session.entity.ts';
import {
  Credit,
  RankBlock,
  RankDensePoints,
  RankHistogram,
  Score,
} from './features/referral/referral.entity.ts';
import {
  ConsentEntry,
  MessageTemplate,
  MessageTemplateVersion,
  SnsConfirmation,
  Suppression,
} from './features/message/message.entity.ts';
import {
  MailDomainHour,
  Mailing,
  MailingRecipient,
  MailingRunner,
} from './features/mailing/mailing.entity.ts';
import { OtpChallenge, OtpCount, OtpSent } from './features/verification/verification.entity.ts';
import { EmailList, EmailListEntry } from './features/segment/segment.entity.ts';
import { StatusAccess } from './features/status/status.entity.ts';
import { SignupSearch, SignupSearchHead } from './features/user/user.entity.ts';
import {
  ErasedIdentity,
  Signup,
  SignupCountryCount,
  SignupDayCount,
  SignupMessage,
  SignupPause,
  WaitlistHead,
  WelcomeHead,
} from './features/waitlist/waitlist.entity.ts';
import { AuditEntry } from './platform/audit/audit.entity.ts';
import {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookHour,
  WebhookReplay,
  WebhookRunner,
} from './features/webhook/webhook.entity.ts';
import { Event } from './platform/events/event.entity.ts';
import { JobWorkerEntity } from './platform/jobs/worker.entity.ts';
import { RequestCount } from './platform/limits/request-count.entity.ts';
import { OutboxMessageEntity } from './platform/outbox/outbox.entity.ts';

/** Every table of the product, so that it can be compared with the migrations. */
export const entities = [
  WaitlistHead,
  Signup,
  SignupCountryCount,
  SignupDayCount,
  SignupMessage,
  ErasedIdentity,
  SignupPause,
  WelcomeHead,
  SignupSearchHead,
  SignupSearch,
  Credit,
  Score,
  RankHistogram,
  RankBlock,
  RankDensePoints,
  Invite,
  InviteCount,
  InviteWave,
  OtpChallenge,
  OtpCount,
  OtpSent,
  AmbassadorHead,
  AmbassadorApplication,
  AmbassadorNote,
  Faq,
  MessageTemplate,
  MessageTemplateVersion,
  Suppression,
  ConsentEntry,
  SnsConfirmation,
  Mailing,
  MailingRunner,
  MailingRecipient,
  MailDomainHour,
  EmailList,
  EmailListEntry,
  StatusAccess,
  AdminAccount,
  AdminSession,
  AdminPasswordReset,
  AdminSetupLink,
  AdminSignupRequest,
  AdminApiKey,
  AdminAttempt,
  AdminKnownSite,
  AuditEntry,
  Event,
  WebhookEndpoint,
  WebhookHour,
  WebhookRunner,
  WebhookDelivery,
  WebhookReplay,
  OutboxMessageEntity,
  JobWorkerEntity,
  RequestCount,
] as const;
