import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { apiInfo, apiTags } from './api-info.ts';
import { AmbassadorResolver } from './features/ambassador/ambassador.resolver.ts';
import { ambassadorRoutes } from './features/ambassador/ambassador.routes.ts';
import { clientErrorRoutes } from './features/client-error/client-error.routes.ts';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { FaqResolver } from './features/faq/faq.resolver.ts';
import { faqRoutes } from './features/faq/faq.routes.ts';
import { ConfirmationResolver } from './features/account/account.confirmation.resolver.ts';
import { confirmationRoutes } from './features/account/account.confirmation.routes.ts';
import { PasswordResolver } from './features/account/account.password.resolver.ts';
import { AccountResolver } from './features/account/account.resolver.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { ApiKeyResolver } from './features/api-key/api-key.resolver.ts';
import { AuditResolver } from './features/audit/audit.resolver.ts';
import { SessionResolver } from './features/session/session.resolver.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { GeoResolver } from './features/geo/geo.resolver.ts';
import { geoRoutes } from './features/geo/geo.routes.ts';
import { ReferralResolver } from './features/referral/referral.resolver.ts';
import { referralRoutes } from './features/referral/referral.routes.ts';
import { ReferralTreeResolver } from './features/referral/referral.tree.resolver.ts';
import { referralTreeRoutes } from './features/referral/referral.tree.routes.ts';
import { StatusResolver } from './features/status/status.resolver.ts';
import { userExportRoutes } from './features/user/user.export.routes.ts';
import { UserResolver } from './features/user/user.resolver.ts';
import { userRoutes } from './features/user/user.routes.ts';
import { VerificationResolver } from './features/verification/verification.resolver.ts';
import { verificationRoutes } from './features/verification/verification.routes.ts';
import { ExclusionResolver } from './features/waitlist/waitlist.exclusion.resolver.ts';
import { WaitlistResolver } from './features/waitlist/waitlist.resolver.ts';
import { waitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import { WelcomeResolver } from './features/waitlist/waitlist.welcome.resolver.ts';
import { welcomeRoutes } from './features/waitlist/waitlist.welcome.routes.ts';
import type { Brand } from './platform/brand/brand.ts';
import type { Env } from './platform/env/env.ts';
import { mountGraphql } from './platform/graphql/endpoint.ts';
import { mountRestApi, type RestRoute } from './platform/http/rest-api.ts';
import type { CallCounts } from './platform/metrics/call-counts.ts';
import { tagged } from './platform/openapi/openapi.tags.ts';
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

/** The same services under `/api` and under `/graphql`. */
export async function mountApis(
  server: FastifyInstance,
  services: Services,
  { env, brand, log, publicUrl, calls }: ApiOptions,
): Promise<readonly RestRoute[]> {
  const restRoutes = await mountRestApi(server, routesOver(services), apiInfo(brand, env));
  const schema = await createSchema(resolversOver(services, publicUrl));
  const limits = services.requestLimits;
  await mountGraphql(server, { schema, production: env.production, log, limits, calls });
  return restRoutes;
}

const routesOver = (services: Services) => [
  tagged(apiTags.verification, verificationRoutes(services.verification)),
  tagged(apiTags.waitlist, waitlistRoutes(services.waitlist)),
  tagged(apiTags.referral, referralRoutes(services.referral)),
  tagged(apiTags.geo, geoRoutes(services.geo)),
  tagged(apiTags.clientError, clientErrorRoutes(services.clientErrors)),
  tagged(apiTags.ambassador, ambassadorRoutes(services.ambassador)),
  tagged(apiTags.faq, faqRoutes(services.faq)),
  tagged(apiTags.dashboard, dashboardRoutes(services.dashboard)),
  tagged(apiTags.referral, referralTreeRoutes(services.referralTrees)),
  tagged(apiTags.user, userRoutes(services.users)),
  tagged(apiTags.user, userExportRoutes(services.userExports)),
  tagged(apiTags.user, welcomeRoutes(services.welcomes)),
  tagged(apiTags.admin, sessionRoutes(services.sessions)),
  tagged(apiTags.admin, accountRoutes(services.accounts)),
  tagged(apiTags.admin, confirmationRoutes(services.confirmations)),
];

const resolversOver = (services: Services, publicUrl: () => string) => [
  new SessionResolver(services.sessions),
  new AccountResolver(services.accounts),
  new ConfirmationResolver(services.confirmations),
  new PasswordResolver(services.passwords),
  new ApiKeyResolver(services.apiKeys),
  new AuditResolver(services.audit),
  new GeoResolver(services.geo),
  new ReferralResolver(services.referral),
  new VerificationResolver(services.verification),
  new WaitlistResolver(services.waitlist),
  new ExclusionResolver(services.exclusion),
  new WelcomeResolver(services.welcomes),
  new AmbassadorResolver(services.ambassador),
  new FaqResolver(services.faq),
  new DashboardResolver(services.dashboard),
  new ReferralTreeResolver(services.referralTrees),
  new StatusResolver(services.status, publicUrl),
  new UserResolver(services.users, services.userDetails),
];
