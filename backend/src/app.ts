import { adminLegacies, type Base, entities, features, personErasers } from './features.ts'; // first: it loads what decorators need
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { inviteStanding } from './features/invite/invite.standing.ts';
import { SetupLink } from './features/account/account.setup-link.ts';
import { toReferralId } from './features/referral/referral.rules.ts';
import { joinConnections } from './features/waitlist/waitlist.join-queue.ts';
import type { BackupKeeper } from './platform/backup/backup-keeper.ts';
import { type Brand, textsOf } from './platform/brand/brand.ts';
import { joinedOf } from './platform/brand/joined.ts';
import { openDatabase, openPool } from './platform/database/database.ts';
import { Orm } from './platform/database/orm.ts';
import { DatabaseWatch } from './platform/database/database-watch.ts';
import { openReplicas } from './platform/database/replicas.ts';
import { migrateWhenReachable } from './platform/database/migrate.ts';
import { withDeadline } from './platform/deadline.ts';
import { Delivery } from './platform/delivery/delivery.ts';
import { dispatchJobs } from './platform/dispatch/dispatch-jobs.ts';
import { noticeSource } from './platform/dispatch/notice-queue.ts';
import type { Env } from './platform/env/env.ts';
import type { Core, OpenedFeature } from './platform/feature.ts';
import { mountGraphql } from './platform/graphql/endpoint.ts';
import { closeDrained } from './platform/http/draining.ts';
import { mountHealth } from './platform/http/health.ts';
import { mountRestApi, type RestRoute } from './platform/http/rest-api.ts';
import { createServer } from './platform/http/server.ts';
import { noticeConnections, slotsFor } from './platform/jobs/lanes.ts';
import {
  type FeatureJobs,
  jobConnections,
  type RunningJobs,
  startJobs,
  watchTimeouts,
} from './platform/jobs/start-jobs.ts';
import { RequestLimits } from './platform/limits/request-limits.ts';
import { type MetricsOptions, mountMetrics } from './platform/metrics/metrics.ts';
import { GaugeWatch } from './platform/metrics/watched-gauges.ts';
import { tagged } from './platform/openapi/openapi.tags.ts';
import { readMark } from './platform/mail/mail-mark.ts';
import { outboxLink, outboxToken } from './platform/outbox/outbox.access.ts';
import { outboxRoutes } from './platform/outbox/outbox.routes.ts';
import { boundPort } from './platform/port.ts';
import { captchaSources } from './platform/proof/captcha-proofs.ts';
import { createSecrets, type Secrets } from './platform/secrets/secrets.ts';
import type { LiveData } from './platform/pages/page-data.ts';
import { servePages } from './platform/pages/pages.ts';
import { siteOf } from './platform/pages/site.ts';
import { createSchema } from './schema.ts';
import { apiInfo } from './api-info.ts';

export interface AppOptions {
  readonly env: Env;
  readonly databaseUrl: string;
  /** At least 32 bytes; see `APP_SECRET`. */
  readonly appSecret: string;
  readonly brand: Brand;
  /** The front end's folder. */
  readonly frontendDir: string;
  /** Serve the front end from its sources, with hot reload, instead of from the build. */
  readonly fromSources: boolean;
  readonly log: Logger;
  /** Called when the app cannot go on; without it, the error is thrown where nothing catches it. */
  readonly fail?: (error: Error) => void;
  /** Undefined if the app takes no backups. */
  readonly backups?: Pick<BackupKeeper, 'report'> | undefined;
}

/** An instance that needs longer to reach its database is not ready: the probe itself may only wait a few seconds. */
const readyWithinMs = 2000;

/** What only the owner of the machine may know about a running instance. */
export interface Started {
  /** The port actually bound. */
  readonly port: number;
  /** The site's address. */
  readonly publicUrl: string;
  /** Creates the first admin; null if there is one. Secret. */
  readonly setup: { readonly url: string; readonly file: string } | null;
  /** Opens the outbox; null if there is none. Secret. */
  readonly outboxUrl: string | null;
}

/** One instance of the product. */
export interface App {
  /** Every call of the REST API, and the access it requires. */
  readonly restRoutes: readonly RestRoute[];
  /** Listens, waits for the database, migrates it, starts the job workers. */
  start(signal: AbortSignal): Promise<Started>;
  /** Takes no new requests, answers those in flight, ends jobs and connections. Call it once. */
  stop(): Promise<void>;
}

/** The composition root. What each feature has stands in its `feature.ts`. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, databaseUrl, log, fail = throwUncaught } = options;
  const connections = openConnections(options);
  const { watch, database, pool, joinPool, jobPool, watchPool, replicas } = connections;
  const isDatabaseAway = () => watch.breaker.isOpen;
  const state: MutableState = { started: false, publicUrl: publicUrlOf(env, env.port), jobs: undefined };
  const publicUrl = () => state.publicUrl;
  const product = await openFeatures(options, { ...connections, isDatabaseAway, publicUrl });
  const { services, opened } = product;
  const setupLink = new SetupLink({ setup: services.setup, dataDir: env.dataDir, log });
  const gauges = features.parts.flatMap((feature) => feature.gauges ?? []);
  const watchedGauges = new GaugeWatch({ pool: jobPool, log, gauges });
  const requestLimits = createRequestLimits(options, pool, services.secrets);
  const stopping = new AbortController();
  const operations = {
    pools: { main: pool, join: joinPool, jobs: jobPool, ...replicas.pools },
    isDatabaseAway,
    watchedGauges,
    freshReplicas: replicas.fresh,
    jobs: () => state.jobs?.report(),
    backups: () => options.backups?.report(),
  };
  const { server, restRoutes } = await createSite(options, { product, requestLimits, operations, state });
  return {
    restRoutes,
    async start(signal) {
      await server.listen({ port: env.port, host: env.host });
      const port = boundPort(server.server);
      state.publicUrl = publicUrlOf(env, port);
      watch.start();
      await migrateWhenReachable(database, env.databaseDirectUrl ?? databaseUrl, { log, signal });
      await replicas.watch();
      const jobs = jobsOf(opened, jobPool);
      state.jobs = await startJobs({ ...jobs, pool: jobPool, watchPool, slots: slotsFor(env), log, fail });
      requestLimits.start();
      void watchedGauges.watch(stopping.signal);
      const setup = await setupLink.open({ publicUrl: state.publicUrl, port });
      state.started = true;
      return { port, publicUrl: state.publicUrl, setup, outboxUrl: outboxUrlOf(services) };
    },
    async stop() {
      state.started = false;
      stopping.abort();
      await setupLink.close();
      await closeDrained(server);
      await requestLimits.stop();
      await state.jobs?.stop();
      for (const feature of opened.toReversed()) await feature.close?.();
      for (const each of Object.values(services.delivery)) each.close();
      await connections.close();
    },
  };
}

type Product = Awaited<ReturnType<typeof openFeatures>>;

/** What every feature is built on, and the features over it. They know nothing about HTTP. */
async function openFeatures(
  { env, appSecret, brand, frontendDir, log }: AppOptions,
  { replicas, ...given }: Connections & Pick<Base, 'isDatabaseAway' | 'publicUrl'>,
) {
  const mark = await readMark(frontendDir);
  const over = (mailConnections: number, smtp = env.smtp) =>
    new Delivery({ env: { ...env, smtp }, pool: given.jobPool, mailConnections, mark });
  return features.open({
    ...given,
    env,
    brand: { ...brand, hasMark: mark !== null },
    log,
    secrets: createSecrets(appSecret, env.appSecretPrevious),
    orm: new Orm(entities),
    reader: replicas.reader,
    pickReader: replicas.pick,
    delivery: {
      codes: over(env.mailConnections),
      notices: over(noticeConnections(env.mailConnections)),
      bulk: over(env.bulk.mailConnections, env.bulk.smtp),
    },
    erasers: personErasers,
    away: inviteStanding,
    legacies: adminLegacies,
  });
}

const createRequestLimits = ({ env, log }: AppOptions, pool: Pool, secrets: Secrets): RequestLimits =>
  new RequestLimits({
    pool,
    log,
    perMinute: { call: env.callsPerAddressPerMinute, 'public-write': env.publicWritesPerAddressPerMinute },
    key: secrets.key('client address'),
  });

function jobsOf(opened: readonly OpenedFeature[], pool: Pool): FeatureJobs {
  const notices = noticeSource(
    pool,
    opened.flatMap((feature) => feature.notices ?? []),
  );
  const sources = [notices, ...opened.flatMap((feature) => feature.dispatch ?? [])];
  const jobs = [dispatchJobs({ pool, sources }), ...opened.flatMap((feature) => feature.jobs?.() ?? [])];
  return { handlers: jobs.flatMap(({ handlers }) => handlers), cron: jobs.flatMap(({ cron }) => cron) };
}

function throwUncaught(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

const publicUrlOf = ({ publicUrl }: AppOptions['env'], port: number): string =>
  publicUrl ?? `http://localhost:${port}`;

type Connections = ReturnType<typeof openConnections>;

/** Every database connection, watched from the start, and its replicas, by purpose. */
function openConnections({ env, databaseUrl: url, log }: AppOptions) {
  const { databasePoolSize: poolSize, databaseReplicaUrls, databaseDirectUrl: directUrl } = env;
  const isPooled = directUrl !== undefined;
  const watch = new DatabaseWatch(url, log, { isPooled });
  const { breaker } = watch;
  const database = openDatabase({ url, directUrl, poolSize, log, breaker });
  const { pool } = database;
  const joinPool = openPool(url, { name: 'waitlist-join', max: joinConnections, breaker, isPooled });
  const flushPool = openPool(url, { name: 'waitlist-flush', max: 1, breaker, isPooled }); // GroupCommit flushes one at a time
  // Jobs listen and hold locks: they need sessions of their own.
  const jobPool = openPool(directUrl ?? url, { name: 'waitlist-jobs', max: jobConnections, breaker });
  const watchPool = openPool(directUrl ?? url, {
    name: 'waitlist-watchdog',
    max: 1,
    breaker,
    timeouts: watchTimeouts,
  });
  const replicas = openReplicas({ primary: pool, urls: databaseReplicaUrls, poolSize, log });
  return {
    watch,
    database,
    pool,
    joinPool,
    flushPool,
    jobPool,
    watchPool,
    replicas,
    async close() {
      await Promise.all([joinPool.end(), flushPool.end(), jobPool.end(), watchPool.end()]);
      await replicas.close();
      await database.close();
      await watch.stop();
    },
  };
}

/** What is only known once the port is bound and the database has answered. */
interface MutableState {
  started: boolean;
  publicUrl: string;
  jobs: RunningJobs | undefined;
}
type State = Readonly<MutableState>;

interface SiteParts {
  readonly product: Product;
  readonly requestLimits: RequestLimits;
  readonly operations: MetricsOptions & { readonly pools: { readonly main: Pool } };
  readonly state: State;
}

/** Everything that answers requests, on one server. */
async function createSite(
  options: AppOptions,
  { product: { services, opened }, requestLimits, operations, state }: SiteParts,
): Promise<{ readonly server: FastifyInstance; readonly restRoutes: readonly RestRoute[] }> {
  const { env, log, brand, frontendDir, fromSources } = options;
  const { delivery, pool, publicUrl } = services;
  const server = await createServer({
    log,
    trustProxy: env.trustProxy,
    secure: publicUrl().startsWith('https:'),
    authenticate: services.authenticate,
    limits: requestLimits,
  });
  const databaseAnswers = () =>
    withDeadline(pool.query('SELECT 1'), readyWithinMs).then(
      () => true,
      () => false,
    );
  mountHealth(server, {
    isReady: async () => state.started && (await databaseAnswers()),
    backupsLateReason: () => options.backups?.report().lateReason ?? null,
    jobsStalledReason: () => state.jobs?.report().stalled ?? null,
  });
  const calls = mountMetrics(server, operations);
  const schema = await createSchema(opened.flatMap(({ resolvers = [] }) => resolvers));
  const restRoutes = await mountRestApi(server, restRoutesOf(opened), apiInfo(brand, env), schema);
  for (const feature of opened) feature.mount?.(server);
  const graphql = { schema, production: env.production, log, limits: requestLimits, calls };
  const explorerPath = await mountGraphql(server, graphql);
  if (delivery.codes.hasOutbox) {
    await server.register(
      outboxRoutes({
        pool,
        templates: () => opened.flatMap((feature) => feature.templates?.() ?? []),
        token: outboxToken(services.secrets),
        brand,
      }),
    );
  }
  await servePages(server, {
    frontendDir,
    fromSources,
    site: () => siteOf({ ...settingsOf(options, delivery, explorerPath), publicUrl: publicUrl() }),
    partner: brand.partner ?? null,
    live: () => liveDataOf(brand, services),
    invitations: {
      codeIn: toReferralId,
      find: (code) => services.referrals.invitation(code),
      limits: requestLimits,
    },
    captchaSources: env.captcha ? captchaSources[env.captcha.kind] : {},
    log,
  });
  return { server, restRoutes };
}

/** Every feature's REST calls, under its tag. */
const restRoutesOf = (opened: readonly OpenedFeature[]) =>
  features.parts.flatMap(({ tag }, index) => {
    const routes = opened[index]?.routes ?? [];
    if (tag === undefined && routes.length > 0) throw new Error('A feature with REST calls has no tag');
    return tag === undefined ? [] : routes.map((each) => tagged(tag, each));
  });

/** What pages know of the installation from its settings. */
const settingsOf = (
  { env, brand }: AppOptions,
  { codes }: Core['delivery'],
  explorerPath: string | null,
) => ({
  brand: textsOf(brand),
  webAppUrl: env.webAppUrl,
  pointsPerReferral: env.pointsPerReferral,
  keepsSources: env.sources === 'on',
  smsEnabled: codes.isAvailable('sms'),
  ...(env.captcha && { captcha: env.captcha.kind }),
  ...(explorerPath !== null && { explorerPath }),
});

type PageServices = Pick<Product['services'], 'faq' | 'pauses' | 'dashboard' | 'rewards' | 'retention'>;

/** What pages show that changes while the server runs. */
const liveDataOf = async (
  brand: Brand,
  { faq, pauses, dashboard, rewards, retention }: PageServices,
): Promise<LiveData> => {
  const open = await rewards.open();
  const shared = open.find(({ recipients }) => recipients === 'both');
  return {
    faqs: (await faq.list(null)).map(({ id, question, answer }) => ({ id, question, answer })),
    paused: await pauses.arePaused(),
    joined: joinedOf(brand, brand.proof ? await dashboard.countWaiting() : 0),
    hasRewards: open.length > 0,
    friendReward:
      shared === undefined ? null : { name: shared.name, isForBoth: shared.referralsNeeded === 1 },
    retention: await retention.terms(),
  };
};

const outboxUrlOf = ({ delivery, secrets, publicUrl }: Core): string | null =>
  delivery.codes.hasOutbox ? outboxLink(publicUrl(), outboxToken(secrets)) : null;
