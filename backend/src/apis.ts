import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { apiInfo, apiTags } from './api-info.ts';
import { ambassadorExportRoutes } from './features/ambassador/ambassador.export.routes.ts';
import { AmbassadorReviewResolver } from './features/ambassador/ambassador.review.resolver.ts';
import { AmbassadorResolver } from './features/ambassador/ambassador.resolver.ts';
import { ambassadorRoutes } from './features/ambassador/ambassador.routes.ts';
import { clientErrorRoutes } from './features/client-error/client-error.routes.ts';
import { FirstStepsResolver } from './features/dashboard/dashboard.first-steps.resolver.ts';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { FaqResolver } from './features/faq/faq.resolver.ts';
import { faqRoutes } from './features/faq/faq.routes.ts';
import { ConfirmationResolver } from './features/account/account.confirmation.resolver.ts';
import { confirmationRoutes } from './features/account/account.confirmation.routes.ts';
import { InvitationResolver } from './features/account/account.invitation.resolver.ts';
import { InviteResolver } from './features/invite/invite.resolver.ts';
import { inviteRoutes } from './features/invite/invite.routes.ts';
import { WaveResolver } from './features/invite/invite.wave.resolver.ts';
import { waveRoutes } from './features/invite/invite.wave.routes.ts';
import { PasswordResolver } from './features/account/account.password.resolver.ts';
import { AccountResolver } from './features/account/account.resolver.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { ApiKeyResolver } from './features/api-key/api-key.resolver.ts';
import { AuditResolver } from './features/audit/audit.resolver.ts';
import { SessionResolver } from './features/session/session.resolver.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { GeoResolver } from './features/geo/geo.resolver.ts';
import { geoRoutes } from './features/geo/geo.routes.ts';
import { MailingResolver } from './features/mailing/mailing.resolver.ts';
import { mailingRoutes } from './features/mailing/mailing.routes.ts';
import { BroadcastResolver } from './features/message/message.broadcast.resolver.ts';
import { ConsentResolver } from './features/message/message.consent.resolver.ts';
import { mailEventRoutes } from './features/message/message.events.routes.ts';
import { mountUnsubscribe } from './features/message/message.unsubscribe.routes.ts';
import { SuppressionResolver } from './features/message/message.suppression.resolver.ts';
import { TemplateResolver } from './features/message/message.template.resolver.ts';
import { ReferralResolver } from './features/referral/referral.resolver.ts';
import { referralRoutes } from './features/referral/referral.routes.ts';
import { ReferralTreeResolver } from './features/referral/referral.tree.resolver.ts';
import { referrerRoutes } from './features/user/user.referrers.routes.ts';
import { SegmentResolver } from './features/segment/segment.resolver.ts';
import { segmentRoutes } from './features/segment/segment.routes.ts';
import { StatusResolver } from './features/status/status.resolver.ts';
import { keepOpen } from './features/status/status.session.ts';
import { userExportRoutes } from './features/user/user.export.routes.ts';
import { UserResolver } from './features/user/user.resolver.ts';
import { userRoutes } from './features/user/user.routes.ts';
import { VerificationResolver } from './features/verification/verification.resolver.ts';
import { verificationRoutes } from './features/verification/verification.routes.ts';
import { ExclusionResolver } from './features/waitlist/waitlist.exclusion.resolver.ts';
import { PauseResolver } from './features/waitlist/waitlist.pause.resolver.ts';
import { pauseRoutes } from './features/waitlist/waitlist.pause.routes.ts';
import { WaitlistResolver } from './features/waitlist/waitlist.resolver.ts';
import { waitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import { WelcomeResolver } from './features/waitlist/waitlist.welcome.resolver.ts';
import { welcomeRoutes } from './features/waitlist/waitlist.welcome.routes.ts';
import { WebhookDeliveryResolver } from './features/webhook/webhook.delivery.resolver.ts';
import { WebhookResolver } from './features/webhook/webhook.resolver.ts';
import type { Brand } from './platform/brand/brand.ts';
import type { Env } from './platform/env/env.ts';
import { mountGraphql } from './platform/graphql/endpoint.ts';
import { mountRestApi, type RestRoute } from './platform/http/rest-api.ts';
import type { CallCounts } from './platform/metrics/call-counts.ts';
import { tagged } from './platform/openapi/openapi.tags.ts';
import { VersionResolver } from './platform/version/version.resolver.ts';
import { versionRoutes } from './platform/version/version.routes.ts';
import { createSchema } from './schema.ts';
import type { Services } from './services.ts';

interface ApiOptions {
  readonly env: Env;
  readonly brand: Brand;
  readonly log: Logger;
  /** The site's address, known once it listens. */
  readonly publicUrl: () => string;
  readonly calls: CallCounts;
}

/** The same services under `/api` and under `/graphql`, and the links that unsubscribe users. */
export async function mountApis(
  server: FastifyInstance,
  services: Services,
  { env, brand, log, publicUrl, calls }: ApiOptions,
): Promise<readonly RestRoute[]> {
  const restRoutes = await mountRestApi(server, routesOver(services), apiInfo(brand, env));
  const schema = await createSchema(resolversOver(services, publicUrl));
  const limits = services.requestLimits;
  const { secrets, consent } = services;
  mountUnsubscribe(server, { secrets, consent, site: () => ({ brand, publicUrl: publicUrl() }) });
  await mountGraphql(server, { schema, production: env.production, log, limits, calls });
  return restRoutes;
}

const routesOver = (services: Services) => [
  tagged(apiTags.verification, verificationRoutes(services.verification)),
  tagged(apiTags.waitlist, waitlistRoutes(services.waitlist)),
  tagged(apiTags.waitlist, pauseRoutes(services.pauses)),
  tagged(apiTags.referral, referralRoutes(services.referral)),
  tagged(apiTags.geo, geoRoutes(services.geo)),
  tagged(apiTags.clientError, clientErrorRoutes(services.clientErrors)),
  tagged(apiTags.ambassador, ambassadorRoutes(services.ambassador)),
  tagged(apiTags.ambassador, ambassadorExportRoutes(services.ambassadorExports)),
  tagged(apiTags.faq, faqRoutes(services.faq)),
  tagged(apiTags.dashboard, dashboardRoutes(services.dashboard)),
  tagged(apiTags.referral, referrerRoutes(services.referrers)),
  tagged(apiTags.user, userRoutes(services.users)),
  tagged(apiTags.user, userExportRoutes(services.userExports)),
  tagged(apiTags.user, welcomeRoutes(services.welcomes)),
  tagged(apiTags.invite, inviteRoutes(services.redemption)),
  tagged(apiTags.mailing, waveRoutes(services.waves)),
  tagged(apiTags.mailing, mailingRoutes(services.mailings)),
  tagged(
    apiTags.message,
    mailEventRoutes({ events: services.mailEvents, signatures: services.mailSignatures }),
  ),
  tagged(apiTags.segment, segmentRoutes(services.segments, services.emailLists)),
  tagged(apiTags.server, versionRoutes()),
  tagged(apiTags.admin, sessionRoutes(services.sessions)),
  tagged(apiTags.admin, accountRoutes(services.accounts)),
  tagged(apiTags.admin, confirmationRoutes(services.confirmations)),
];

const resolversOver = (services: Services, publicUrl: () => string) => [
  new VersionResolver(),
  new SessionResolver(services.sessions),
  new AccountResolver(services.accounts),
  new ConfirmationResolver(services.confirmations),
  new InvitationResolver(services.invitations),
  new PasswordResolver(services.passwords),
  new ApiKeyResolver(services.apiKeys),
  new WebhookResolver(services.webhooks),
  new WebhookDeliveryResolver(services.webhookDeliveries),
  new AuditResolver(services.audit),
  new GeoResolver(services.geo),
  new ReferralResolver(services.referral, (userId) => services.status.nextStep(userId)),
  new VerificationResolver(services.verification),
  new WaitlistResolver(services.waitlist, (signupId, cookies) =>
    keepOpen(cookies, services.status.openNew(signupId)),
  ),
  new PauseResolver(services.pauses),
  new ExclusionResolver(services.exclusion),
  new WelcomeResolver(services.welcomes),
  new InviteResolver(services.invites, services.redemption),
  new WaveResolver(services.waves),
  new AmbassadorResolver(services.ambassador),
  new AmbassadorReviewResolver(services.ambassadorReviews),
  new FaqResolver(services.faq),
  new SegmentResolver(services.segments, services.emailLists),
  new MailingResolver(services.mailings),
  new BroadcastResolver(services.broadcasts),
  new TemplateResolver(services.messageTemplates, publicUrl),
  new SuppressionResolver(services.suppressions, services.mailEvents),
  new ConsentResolver(services.consent, services.status),
  new DashboardResolver(services.dashboard),
  new FirstStepsResolver(services.firstSteps),
  new ReferralTreeResolver(services.referralTrees),
  new StatusResolver(services.status, services.invites, publicUrl),
  new UserResolver(services.users, services.userDetails, services.referrers),
];
