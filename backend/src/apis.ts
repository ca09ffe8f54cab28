import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { apiInfo, apiTags } from './api-info.ts';
import { AmbassadorResolver } from './features/ambassador/ambassador.resolver.ts';
import { ambassadorRoutes } from './features/ambassador/ambassador.routes.ts';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { FaqResolver } from './features/faq/faq.resolver.ts';
import { faqRoutes } from './features/faq/faq.routes.ts';
import { AdminManagementResolver } from './features/admin/admin.management.resolver.ts';
import { AdminResolver } from './features/admin/admin.resolver.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
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
  {
    admin,
    geo,
    referral,
    verification,
    waitlist,
    ambassador,
    faq,
    dashboard,
    referralTrees,
    status,
    exclusion,
    users,
    userDetails,
    requestLimits: limits,
    userExports,
  }: Services,
  { env, brand, log, publicUrl, calls }: ApiOptions,
): Promise<readonly RestRoute[]> {
  const features = [
    tagged(apiTags.verification, verificationRoutes(verification)),
    tagged(apiTags.waitlist, waitlistRoutes(waitlist)),
    tagged(apiTags.referral, referralRoutes(referral)),
    tagged(apiTags.geo, geoRoutes(geo)),
    tagged(apiTags.ambassador, ambassadorRoutes(ambassador)),
    tagged(apiTags.faq, faqRoutes(faq)),
    tagged(apiTags.dashboard, dashboardRoutes(dashboard)),
    tagged(apiTags.referral, referralTreeRoutes(referralTrees)),
    tagged(apiTags.user, userRoutes(users)),
    tagged(apiTags.user, userExportRoutes(userExports)),
    tagged(apiTags.admin, adminRoutes(admin)),
  ];
  const restRoutes = await mountRestApi(server, features, apiInfo(brand, env));
  const resolvers = [
    new AdminResolver(admin),
    new AdminManagementResolver(admin),
    new GeoResolver(geo),
    new ReferralResolver(referral),
    new VerificationResolver(verification),
    new WaitlistResolver(waitlist),
    new ExclusionResolver(exclusion),
    new AmbassadorResolver(ambassador),
    new FaqResolver(faq),
    new DashboardResolver(dashboard),
    new ReferralTreeResolver(referralTrees),
    new StatusResolver(status, publicUrl),
    new UserResolver(users, userDetails),
  ];
  const schema = await createSchema(resolvers);
  await mountGraphql(server, { schema, production: env.production, log, limits, calls });
  return restRoutes;
}
