import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AmbassadorReviewResolver } from './features/ambassador/ambassador.review.resolver.ts';
import { AmbassadorResolver } from './features/ambassador/ambassador.resolver.ts';
import { FirstStepsResolver } from './features/dashboard/dashboard.first-steps.resolver.ts';
import { VersionResolver } from './platform/version/version.resolver.ts';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.ts';
import { InviteResolver } from './features/invite/invite.resolver.ts';
import { WaveResolver } from './features/invite/invite.wave.resolver.ts';
import { FaqResolver } from './features/faq/faq.resolver.ts';
import { PasswordResolver } from './features/account/account.password.resolver.ts';
import { ConfirmationResolver } from './features/account/account.confirmation.resolver.ts';
import { MailingResolver } from './features/mailing/mailing.resolver.ts';
import { InvitationResolver } from './features/account/account.invitation.resolver.ts';
import { BroadcastResolver } from './features/message/message.broadcast.resolver.ts';
import { ConsentResolver } from './features/message/message.consent.resolver.ts';
import { SuppressionResolver } from './features/message/message.suppression.resolver.ts';
import { TemplateResolver } from './features/message/message.template.resolver.ts';
import { AccountResolver } from './features/account/account.resolver.ts';
import { ApiKeyResolver } from './features/api-key/api-key.resolver.ts';
import { AuditResolver } from './features/audit/audit.resolver.ts';
import { SegmentResolver } from './features/segment/segment.resolver.ts';
import { SessionResolver } from './features/session/session.resolver.ts';
import { GeoResolver } from './features/geo/geo.resolver.ts';
import { ReferralResolver } from './features/referral/referral.resolver.ts';
import { ReferralTreeResolver } from './features/referral/referral.tree.resolver.ts';
import { StatusResolver } from './features/status/status.resolver.ts';
import { UserResolver } from './features/user/user.resolver.ts';
import { VerificationResolver } from './features/verification/verification.resolver.ts';
import { ExclusionResolver } from './features/waitlist/waitlist.exclusion.resolver.ts';
import { PauseResolver } from './features/waitlist/waitlist.pause.resolver.ts';
import { WaitlistResolver } from './features/waitlist/waitlist.resolver.ts';
import { WelcomeResolver } from './features/waitlist/waitlist.welcome.resolver.ts';
import { WebhookDeliveryResolver } from './features/webhook/webhook.delivery.resolver.ts';
import { WebhookResolver } from './features/webhook/webhook.resolver.ts';
import { withAuthDirective } from './platform/auth/auth-directive.ts';
import { inSourceOrder } from './platform/graphql/source-order.ts';

/** In reading order: first what visitors do, then what admins see, then their own accounts. */
const resolverClasses = [
  GeoResolver,
  VerificationResolver,
  WaitlistResolver,
  PauseResolver,
  ReferralResolver,
  StatusResolver,
  InviteResolver,
  AmbassadorResolver,
  AmbassadorReviewResolver,
  FaqResolver,
  DashboardResolver,
  FirstStepsResolver,
  UserResolver,
  ExclusionResolver,
  WelcomeResolver,
  ReferralTreeResolver,
  SegmentResolver,
  WaveResolver,
  MailingResolver,
  BroadcastResolver,
  TemplateResolver,
  SuppressionResolver,
  ConsentResolver,
  SessionResolver,
  AccountResolver,
  ConfirmationResolver,
  InvitationResolver,
  PasswordResolver,
  ApiKeyResolver,
  WebhookResolver,
  WebhookDeliveryResolver,
  AuditResolver,
  VersionResolver,
] as const;

/**
 * Builds the executable schema over the instances of its resolvers, one of each class. Without them it can be printed
 * but not executed.
 */
export async function createSchema(resolvers: readonly object[] = []): Promise<GraphQLSchema> {
  const byClass = new Map<unknown, object>(resolvers.map((resolver) => [resolver.constructor, resolver]));
  const schema = await buildSchema({
    resolvers: [...resolverClasses],
    validate: false,
    skipCheck: true, // that the schema is valid: a test checks it once
    container: {
      get: (resolverClass) => byClass.get(resolverClass), // asked at every call
    },
  });
  return withAuthDirective(inSourceOrder(schema, resolverClasses));
}

/** The schema as the text of `schema.graphql`, without the default names of its roots, Query and Mutation. */
export async function printedSchema(): Promise<string> {
  const text = printSchemaWithDirectives(await createSchema());
  return `${text.replace(/^schema \{[^}]*\}\s*/, '')}\n`;
}
