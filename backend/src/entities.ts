import { AmbassadorApplication, AmbassadorHead } from './features/ambassador/ambassador.entity.ts';
import { Faq } from './features/faq/faq.entity.ts';
import {
  AdminAccount,
  AdminAttempt,
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
import { OtpChallenge, OtpCount, OtpSent } from './features/verification/verification.entity.ts';
import { StatusAccess } from './features/status/status.entity.ts';
import { SignupOrder, SignupSearch, SignupSearchHead } from './features/user/user.entity.ts';
import {
  ErasedIdentity,
  Signup,
  SignupCountryCount,
  SignupDayCount,
  SignupMessage,
  WaitlistHead,
  WelcomeHead,
} from './features/waitlist/waitlist.entity.ts';
import { AuditEntry } from './platform/audit/audit.entity.ts';
import { JobWorkerEntity } from './platform/jobs/worker.entity.ts';
import { RequestCount } from './platform/limits/request-count.entity.ts';
import { OutboxMessageEntity } from './platform/outbox/outbox.entity.ts';

/** Every table of the product, so that the migrations can be held against them. */
export const entities = [
  WaitlistHead,
  Signup,
  SignupCountryCount,
  SignupDayCount,
  SignupMessage,
  ErasedIdentity,
  WelcomeHead,
  SignupSearchHead,
  SignupSearch,
  SignupOrder,
  Credit,
  Score,
  RankHistogram,
  RankBlock,
  RankDensePoints,
  OtpChallenge,
  OtpCount,
  OtpSent,
  AmbassadorHead,
  AmbassadorApplication,
  Faq,
  StatusAccess,
  AdminAccount,
  AdminSession,
  AdminPasswordReset,
  AdminSetupLink,
  AdminSignupRequest,
  AdminApiKey,
  AdminAttempt,
  AuditEntry,
  OutboxMessageEntity,
  JobWorkerEntity,
  RequestCount,
] as const;
