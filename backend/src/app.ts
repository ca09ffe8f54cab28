import 'reflect-metadata'; // first: the decorators of the GraphQL types need it
import { boundPort } from './platform/port.ts';
import { mountApis } from './apis.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { SetupLink } from './features/account/account.setup-link.ts';
import { joinConnections } from './features/waitlist/waitlist.join-queue.ts';
import type { BackupKeeper } from './platform/backup/backup-keeper.ts';
import { joinedList, partnerLists } from './platform/brand/brand-lists.ts';
import { type Brand, textsOf } from './platform/brand/brand.ts';
import { openDatabase, openPool } from './platform/database/database.ts';
import { Orm } from './platform/database/orm.ts';
import { DatabaseWatch } from './platform/database/database-watch.ts';
import { openReplicas } from './platform/database/replicas.ts';
import { migrateWhenReachable } from './platform/database/migrate.ts';
import { withDeadline } from './platform/deadline.ts';
import type { Env } from './platform/env/env.ts';
import { closeDrained } from './platform/http/draining.ts';
import { mountHealth } from './platform/http/health.ts';
import type { RestRoute } from './platform/http/rest-api.ts';
import { createServer } from './platform/http/server.ts';
import { jobConnections, type RunningJobs, startJobs, troubleIn } from './platform/jobs/start-jobs.ts';
import { type MetricsOptions, mountMetrics } from './platform/metrics/metrics.ts';
import { GaugeWatch } from './platform/metrics/watched-gauges.ts';
import { outboxLink, outboxToken } from './platform/outbox/outbox.access.ts';
import { outboxRoutes } from './platform/outbox/outbox.routes.ts';
import { servePages } from './platform/pages/pages.ts';
import { siteOf } from './platform/pages/site.ts';
import { servePagesFromSources } from './platform/pages/pages-from-sources.ts';
import { entities } from './entities.ts';
import { featureGauges } from './gauges.ts';
import { featureJobs } from './jobs.ts';
import { createServices, type Services } from './services.ts';
import { type MessageTemplates, messageTemplates, storedTemplates } from './templates.ts';

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

/** The composition root: the only place that sees every feature. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, databaseUrl, log } = options;
  const connections = openConnections(options);
  const { watch, database, pool, joinPool, jobPool, replicas } = connections;
  const orm = new Orm(entities);
  const isDatabaseAway = () => watch.breaker.isOpen;
  const state: MutableState = { started: false, publicUrl: publicUrlOf(env, env.port), jobs: undefined };
  const services = await createServices(options, {
    ...connections,
    orm,
    isDatabaseAway,
    reader: replicas.reader,
    pickReader: replicas.pick,
    publicUrl: () => state.publicUrl,
  });
  const setupLink = new SetupLink({ setup: services.setup, dataDir: env.dataDir, log });
  const watchedGauges = new GaugeWatch({ pool: jobPool, log, gauges: featureGauges });
  const stopping = new AbortController();
  const operations = {
    pools: { main: pool, join: joinPool, jobs: jobPool, ...replicas.pools },
    isDatabaseAway,
    watchedGauges,
    freshReplicas: replicas.fresh,
    jobs: () => state.jobs?.report(),
    backups: () => options.backups?.report(),
  };
  const { server, restRoutes } = await createSite(options, services, operations, state);
  return {
    restRoutes,
    async start(signal) {
      await server.listen({ port: env.port, host: env.host });
      const port = boundPort(server.server);
      state.publicUrl = publicUrlOf(env, port);
      watch.start();
      await migrateWhenReachable(database, env.databaseDirectUrl ?? databaseUrl, { log, signal });
      await replicas.watch();
      const jobs = featureJobs(services, templatesOf(options, services, state), { orm, pool: jobPool, env });
      state.jobs = await startJobs({ pool: jobPool, log, slots: services.slots, ...jobs });
      services.requestLimits.start();
      void watchedGauges.watch(stopping.signal);
      const { publicUrl } = state;
      const setup = await setupLink.open({ publicUrl, port });
      state.started = true;
      return { port, publicUrl, setup, outboxUrl: outboxUrlOf(services, publicUrl) };
    },
    async stop() {
      state.started = false;
      stopping.abort();
      await setupLink.close();
      await closeDrained(server);
      await services.joinQueue.drain();
      await services.requestLimits.stop();
      await state.jobs?.stop();
      for (const each of [...Object.values(services.delivery), services.webhookSender]) each.close();
      await connections.close();
    },
  };
}

const publicUrlOf = ({ publicUrl }: AppOptions['env'], port: number): string =>
  publicUrl ?? `http://localhost:${port}`;

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
  const replicas = openReplicas({ primary: pool, urls: databaseReplicaUrls, poolSize, log });
  return {
    watch,
    database,
    pool,
    joinPool,
    flushPool,
    jobPool,
    replicas,
    async close() {
      await Promise.all([joinPool.end(), flushPool.end(), jobPool.end()]);
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

/** Everything that answers requests, on one server. */
async function createSite(
  options: AppOptions,
  services: Services,
  metrics: MetricsOptions & { readonly pools: { readonly main: Pool } },
  state: State,
): Promise<{ readonly server: FastifyInstance; readonly restRoutes: readonly RestRoute[] }> {
  const { env, log, brand, frontendDir, fromSources } = options;
  const { delivery } = services;
  const { main: pool } = metrics.pools;
  const server = await createServer({
    log,
    trustProxy: env.trustProxy,
    secure: state.publicUrl.startsWith('https:'),
    authenticate: services.authenticate,
    limits: services.requestLimits,
  });
  const databaseAnswers = () =>
    withDeadline(pool.query('SELECT 1'), readyWithinMs).then(
      () => true,
      () => false,
    );
  mountHealth(server, {
    isReady: async () => state.started && (await databaseAnswers()),
    backupTrouble: () => options.backups?.report().trouble ?? null,
    jobsTrouble: () => (state.jobs === undefined ? null : troubleIn(state.jobs.report())),
  });
  const calls = mountMetrics(server, metrics);
  const restRoutes = await mountApis(server, services, {
    ...options,
    calls,
    publicUrl: () => state.publicUrl,
  });
  if (delivery.codes.hasOutbox) {
    await server.register(
      outboxRoutes({
        pool,
        templates: () => storedTemplates(templatesOf(options, services, state)),
        token: outboxToken(services.secrets),
        brand,
      }),
    );
  }
  const smsEnabled = delivery.codes.isAvailable('sms');
  const texts = textsOf(brand);
  const { webAppUrl, pointsPerReferral } = env;
  const site = () =>
    siteOf({ brand: texts, publicUrl: state.publicUrl, webAppUrl, smsEnabled, pointsPerReferral });
  await (fromSources ? servePagesFromSources : servePages)(server, {
    frontendDir,
    site,
    lists: async () => ({
      faqs: (await services.faq.list(null)).map(({ id, question, answer }) => ({ id, question, answer })),
      ...partnerLists(brand),
      paused: (await services.pauses.arePaused()) ? [{}] : [],
      joined: joinedList(brand, brand.proof ? await services.dashboard.countWaiting() : 0),
    }),
  });
  return { server, restRoutes };
}

const templatesOf = ({ brand }: AppOptions, { secrets }: Services, { publicUrl }: State): MessageTemplates =>
  messageTemplates({ brand, secrets, publicUrl });

const outboxUrlOf = ({ delivery, secrets }: Services, publicUrl: string): string | null =>
  delivery.codes.hasOutbox ? outboxLink(publicUrl, outboxToken(secrets)) : null;
