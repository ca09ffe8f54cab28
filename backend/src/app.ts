import 'reflect-metadata'; // first: the decorators of the GraphQL types need it
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { entities } from './entities.ts';
import { personErasers } from './erasers.ts';
import { ambassadorJobs } from './features/ambassador/ambassador.jobs.ts';
import { AmbassadorResolver } from './features/ambassador/ambassador.resolver.ts';
import { ambassadorRoutes } from './features/ambassador/ambassador.routes.ts';
import { AmbassadorService } from './features/ambassador/ambassador.service.ts';
import { ambassadorTemplates } from './features/ambassador/ambassador.templates.ts';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { DashboardService } from './features/dashboard/dashboard.service.ts';
import { FaqResolver } from './features/faq/faq.resolver.ts';
import { faqRoutes } from './features/faq/faq.routes.ts';
import { FaqService } from './features/faq/faq.service.ts';
import { adminJobs } from './features/admin/admin.jobs.ts';
import { AdminManagementResolver } from './features/admin/admin.management.resolver.ts';
import { AdminResolver } from './features/admin/admin.resolver.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { accountOptions, createAdminServices } from './features/admin/admin.services.ts';
import { resetTemplate } from './features/admin/admin.templates.ts';
import { GeoResolver } from './features/geo/geo.resolver.ts';
import { geoRoutes } from './features/geo/geo.routes.ts';
import { openGeoService } from './features/geo/geo.service.ts';
import { referralJobs } from './features/referral/referral.jobs.ts';
import { ReferralResolver } from './features/referral/referral.resolver.ts';
import { referralRoutes } from './features/referral/referral.routes.ts';
import { ReferralService } from './features/referral/referral.service.ts';
import { ReferralTreeResolver } from './features/referral/referral.tree.resolver.ts';
import { referralTreeRoutes } from './features/referral/referral.tree.routes.ts';
import { ReferralTreeService } from './features/referral/referral.tree.service.ts';
import { statusLink } from './features/status/status.link.ts';
import { StatusResolver } from './features/status/status.resolver.ts';
import { StatusService } from './features/status/status.service.ts';
import { verificationJobs } from './features/verification/verification.jobs.ts';
import { VerificationResolver } from './features/verification/verification.resolver.ts';
import { verificationRoutes } from './features/verification/verification.routes.ts';
import { verificationOptions, VerificationService } from './features/verification/verification.service.ts';
import { otpTemplates } from './features/verification/verification.templates.ts';
import { ExclusionResolver } from './features/waitlist/waitlist.exclusion.resolver.ts';
import { ExclusionService } from './features/waitlist/waitlist.exclusion.service.ts';
import { joinConnections, JoinQueue } from './features/waitlist/waitlist.join-queue.ts';
import { WaitlistResolver } from './features/waitlist/waitlist.resolver.ts';
import { waitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import { WaitlistService } from './features/waitlist/waitlist.service.ts';
import { welcomeJobs } from './features/waitlist/waitlist.welcome.jobs.ts';
import { welcomeTemplates } from './features/waitlist/waitlist.welcome.templates.ts';
import type { Brand } from './platform/brand/brand.ts';
import { openDatabase, openPool } from './platform/database/database.ts';
import { migrateWhenReachable } from './platform/database/migrate.ts';
import { Delivery } from './platform/delivery/delivery.ts';
import type { Env } from './platform/env/env.ts';
import { mountGraphql } from './platform/graphql/endpoint.ts';
import { closeDrained } from './platform/http/draining.ts';
import { mountHealth } from './platform/http/health.ts';
import { mountRestApi, type RestRoute } from './platform/http/rest-api.ts';
import { createServer } from './platform/http/server.ts';
import { type FeatureJobs, type RunningJobs, startJobs } from './platform/jobs/start-jobs.ts';
import { mountMetrics } from './platform/metrics/metrics.ts';
import { outboxRoutes } from './platform/outbox/outbox.routes.ts';
import { servePages } from './platform/pages/pages.ts';
import { servePagesFromSources } from './platform/pages/pages-from-sources.ts';
import { createSecrets } from './platform/secrets/secrets.ts';
import { createSchema } from './schema.ts';

export interface AppOptions {
  readonly env: Env;
  readonly databaseUrl: string;
  /** At least 32 bytes; see `APP_SECRET`. */
  readonly appSecret: string;
  readonly brand: Brand;
  /** The front end's folder. */
  readonly frontendDir: string;
  /** Serve the front end from its sources, with hot reload, instead of what was built. */
  readonly fromSources: boolean;
  readonly log: Logger;
}

/** One instance of the product. */
export interface App {
  /** Every call of the REST API, and whom it is for. */
  readonly restRoutes: readonly RestRoute[];
  /** Listens, waits for the database, migrates it, starts the job workers. @returns the port really bound. */
  start(signal: AbortSignal): Promise<number>;
  /** Takes no new requests, answers those in flight, ends jobs and connections. To be called once. */
  stop(): Promise<void>;
}

const verificationMinutes = 15;

/** The composition root: the only place that sees every feature. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, databaseUrl, log } = options;
  const database = await openDatabase({ url: databaseUrl, poolSize: env.databasePoolSize, entities, log });
  const joinPool = openPool(databaseUrl, { name: 'waitlist-join', max: joinConnections });
  const { pool } = database;
  const services = await createServices(options, pool, joinPool);
  const state = { started: false, publicUrl: env.publicUrl ?? `http://localhost:${env.port}` };
  const { server, restRoutes } = await createSite(options, services, { main: pool, join: joinPool }, state);
  let jobs: RunningJobs | undefined;
  return {
    restRoutes,
    async start(signal) {
      await server.listen({ port: env.port, host: env.host });
      const port = boundPort(server);
      state.publicUrl = env.publicUrl ?? `http://localhost:${port}`;
      await migrateWhenReachable(database, databaseUrl, { log, signal });
      jobs = await startJobs({ pool, log, ...featureJobs(options, services, pool, state) });
      state.started = true;
      return port;
    },
    async stop() {
      state.started = false;
      await closeDrained(server);
      await services.joinQueue.drain();
      await jobs?.stop();
      services.delivery.close();
      await joinPool.end();
      await database.close();
    },
  };
}

/** What is known only once the port is bound and the database has answered. */
interface State {
  readonly started: boolean;
  readonly publicUrl: string;
}

/** Everything that answers requests, on one server. */
async function createSite(
  options: AppOptions,
  services: Services,
  pools: { readonly main: Pool; readonly join: Pool },
  state: State,
): Promise<{ readonly server: FastifyInstance; readonly restRoutes: readonly RestRoute[] }> {
  const { env, log, brand, frontendDir, fromSources } = options;
  const { admin, delivery } = services;
  const { main: pool } = pools;
  const server = await createServer({
    log,
    trustProxy: env.trustProxy,
    secure: state.publicUrl.startsWith('https:'),
    authenticate: (token) => admin.sessions.authenticate(token),
  });
  const databaseAnswers = () =>
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
  mountHealth(server, { isReady: async () => state.started && (await databaseAnswers()) });
  mountMetrics(server, { pools });
  const restRoutes = await mountApis(server, services, options, state);
  if (delivery.hasOutbox) {
    await server.register(
      outboxRoutes({ pool, templates: () => storedTemplates(messageTemplates(options, services, state)) }),
    );
  }
  const smsEnabled = delivery.isAvailable('sms');
  const site = () => ({ brand, publicUrl: state.publicUrl, webAppUrl: env.webAppUrl, smsEnabled });
  await (fromSources ? servePagesFromSources : servePages)(server, {
    frontendDir,
    site,
    lists: async () => ({
      faqs: (await services.faq.list(null)).map(({ id, question, answer }) => ({ id, question, answer })),
    }),
  });
  return { server, restRoutes };
}

function messageTemplates({ brand }: AppOptions, { secrets }: Services, { publicUrl }: State) {
  return {
    otp: otpTemplates({ brand, publicUrl, secrets }),
    welcome: welcomeTemplates({
      brand,
      publicUrl,
      statusLink: (of) => statusLink(secrets, publicUrl, of),
    }),
    application: ambassadorTemplates({ brand, publicUrl }),
    reset: resetTemplate({ brand, publicUrl, secrets }),
  };
}

/** Every template whose messages can be in the outbox. */
const storedTemplates = ({ otp, welcome, application, reset }: ReturnType<typeof messageTemplates>) => [
  otp.email,
  otp.sms,
  welcome.email,
  welcome.sms,
  application.email,
  reset,
];

function featureJobs(options: AppOptions, services: Services, pool: Pool, state: State): FeatureJobs {
  const { delivery } = services;
  const { otp, welcome, application, reset } = messageTemplates(options, services, state);
  const features = [
    verificationJobs({ pool, delivery, templates: otp }),
    welcomeJobs({ pool, delivery, templates: welcome }),
    ambassadorJobs({ pool, delivery, templates: application }),
    adminJobs({ pool, delivery, template: reset }),
    referralJobs(pool),
  ];
  return {
    handlers: features.flatMap(({ handlers }) => handlers),
    cron: features.flatMap(({ cron }) => cron),
  };
}

type Services = Awaited<ReturnType<typeof createServices>>;

/** What does the work; knows nothing of HTTP. */
async function createServices({ env, appSecret, brand, log }: AppOptions, pool: Pool, joinPool: Pool) {
  const secrets = createSecrets(appSecret);
  const delivery = new Delivery({ env, pool });
  const joinQueue = new JoinQueue({
    pool: joinPool,
    log,
    pointsPerReferral: env.pointsPerReferral,
    verificationMinutes,
  });
  const verification = new VerificationService({
    pool,
    secrets,
    options: verificationOptions(env),
    smsAvailable: delivery.isAvailable('sms'),
  });
  return {
    secrets,
    delivery,
    joinQueue,
    admin: createAdminServices({ pool, secrets, options: accountOptions(env) }),
    geo: await openGeoService(),
    referral: new ReferralService(pool),
    verification,
    status: new StatusService({ pool, secrets, verification }),
    waitlist: new WaitlistService(joinQueue),
    dashboard: new DashboardService(pool),
    referralTrees: new ReferralTreeService(pool),
    exclusion: new ExclusionService(pool, personErasers),
    ambassador: new AmbassadorService({ pool, verificationMinutes }),
    faq: new FaqService({
      pool,
      values: {
        brand: brand.name,
        supportEmail: brand.supportEmail,
        pointsPerReferral: env.pointsPerReferral,
      },
    }),
  };
}

/** The same services under `/api` and under `/graphql`. */
async function mountApis(
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
  }: Services,
  { env, brand, log }: AppOptions,
  state: State,
): Promise<readonly RestRoute[]> {
  const features = [
    verificationRoutes(verification),
    waitlistRoutes(waitlist),
    referralRoutes(referral),
    geoRoutes(geo),
    ambassadorRoutes(ambassador),
    faqRoutes(faq),
    dashboardRoutes(dashboard),
    referralTreeRoutes(referralTrees),
    adminRoutes(admin),
  ];
  const restRoutes = await mountRestApi(server, features, `${brand.name} REST API`);
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
    new StatusResolver(status, () => state.publicUrl),
  ];
  await mountGraphql(server, { schema: await createSchema(resolvers), production: env.production, log });
  return restRoutes;
}

function boundPort(server: FastifyInstance): number {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}
