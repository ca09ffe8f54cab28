import 'reflect-metadata'; // first: the decorators of the GraphQL types need it
import { mountApis } from './apis.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { ambassadorJobs } from './features/ambassador/ambassador.jobs.ts';
import { ambassadorTemplates } from './features/ambassador/ambassador.templates.ts';
import { SetupLink } from './features/account/account.setup-link.ts';
import { accountJobs } from './features/account/account.jobs.ts';
import { confirmationJobs } from './features/account/account.confirmation.jobs.ts';
import { confirmationTemplates } from './features/account/account.confirmation.templates.ts';
import { resetTemplate } from './features/account/account.templates.ts';
import { referralJobs } from './features/referral/referral.jobs.ts';
import { sessionJobs } from './features/session/session.jobs.ts';
import { statusLink } from './features/status/status.link.ts';
import { userJobs } from './features/user/user.jobs.ts';
import { verificationJobs } from './features/verification/verification.jobs.ts';
import { otpTemplates } from './features/verification/verification.templates.ts';
import { joinConnections } from './features/waitlist/waitlist.join-queue.ts';
import { welcomeJobs } from './features/waitlist/waitlist.welcome.jobs.ts';
import { welcomeTemplates } from './features/waitlist/waitlist.welcome.templates.ts';
import type { Brand } from './platform/brand/brand.ts';
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
import {
  type FeatureJobs,
  jobConnections,
  type RunningJobs,
  startJobs,
  troubleIn,
} from './platform/jobs/start-jobs.ts';
import { mountMetrics } from './platform/metrics/metrics.ts';
import { outboxLink, outboxToken } from './platform/outbox/outbox.access.ts';
import { outboxRoutes } from './platform/outbox/outbox.routes.ts';
import { servePages } from './platform/pages/pages.ts';
import { servePagesFromSources } from './platform/pages/pages-from-sources.ts';
import { entities } from './entities.ts';
import { createServices, type Services } from './services.ts';

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

/** An instance that needs longer to reach its database is not ready: what asks may itself wait a few seconds only. */
const readyWithinMs = 2000;

/** What only the owner of the machine may know of a running instance. */
export interface Started {
  /** The port really bound. */
  readonly port: number;
  /** The site's address. */
  readonly publicUrl: string;
  /** Makes the first admin; null when there is one. Secret. */
  readonly setup: { readonly url: string; readonly file: string } | null;
  /** Opens the outbox; null where there is none. Secret. */
  readonly outboxUrl: string | null;
}

/** One instance of the product. */
export interface App {
  /** Every call of the REST API, and whom it is for. */
  readonly restRoutes: readonly RestRoute[];
  /** Listens, waits for the database, migrates it, starts the job workers. */
  start(signal: AbortSignal): Promise<Started>;
  /** Takes no new requests, answers those in flight, ends jobs and connections. To be called once. */
  stop(): Promise<void>;
}

/** The composition root: the only place that sees every feature. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, databaseUrl, log } = options;
  const connections = openConnections(options);
  const { watch, database, pool, joinPool, flushPool, jobPool, replicas } = connections;
  const orm = new Orm(entities);
  const isDatabaseAway = () => watch.breaker.isOpen;
  const services = await createServices(options, {
    ...{ orm, pool, joinPool, flushPool, jobPool, isDatabaseAway },
    reader: replicas.reader,
    pickReader: replicas.pick,
  });
  const setupLink = new SetupLink({ setup: services.setup, dataDir: env.dataDir, log });
  const state: MutableState = {
    started: false,
    publicUrl: env.publicUrl ?? `http://localhost:${env.port}`,
    jobs: undefined,
  };
  const { server, restRoutes } = await createSite(
    options,
    services,
    { main: pool, join: joinPool, jobs: jobPool, ...replicas.pools },
    isDatabaseAway,
    state,
  );
  return {
    restRoutes,
    async start(signal) {
      await server.listen({ port: env.port, host: env.host });
      const port = boundPort(server);
      state.publicUrl = env.publicUrl ?? `http://localhost:${port}`;
      watch.start();
      await migrateWhenReachable(database, databaseUrl, { log, signal });
      await replicas.watch();
      const { slots } = services;
      state.jobs = await startJobs({
        pool: jobPool,
        log,
        slots,
        ...featureJobs(options, services, { orm, pool: jobPool }, state),
      });
      services.requestLimits.start();
      const { publicUrl } = state;
      const setup = await setupLink.open({ publicUrl, port });
      state.started = true;
      return { port, publicUrl, setup, outboxUrl: outboxUrlOf(services, publicUrl) };
    },
    async stop() {
      state.started = false;
      await setupLink.close();
      await closeDrained(server);
      await services.joinQueue.drain();
      await services.requestLimits.stop();
      await state.jobs?.stop();
      for (const each of Object.values(services.delivery)) each.close();
      await connections.close();
    },
  };
}

/** Every connection to the database, which is watched from the start on, and its replicas, by what it serves. */
function openConnections({ env, databaseUrl: url, log }: AppOptions) {
  const { databasePoolSize: poolSize, databaseReplicaUrls } = env;
  const watch = new DatabaseWatch(url, log);
  const { breaker } = watch;
  const database = openDatabase({ url, poolSize, log, breaker });
  const { pool } = database;
  const joinPool = openPool(url, { name: 'waitlist-join', max: joinConnections, breaker });
  const flushPool = openPool(url, { name: 'waitlist-flush', max: 1, breaker }); // GroupCommit flushes one at a time
  const jobPool = openPool(url, { name: 'waitlist-jobs', max: jobConnections, breaker });
  const replicas = openReplicas({ primary: pool, urls: databaseReplicaUrls, poolSize, log });
  return {
    ...{ watch, database, pool, joinPool, flushPool, jobPool, replicas },
    async close() {
      await Promise.all([joinPool.end(), flushPool.end(), jobPool.end()]);
      await replicas.close();
      await database.close();
      await watch.stop();
    },
  };
}

/** What is known only once the port is bound and the database has answered. */
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
  pools: Readonly<Record<string, Pool>> & { readonly main: Pool },
  isDatabaseAway: () => boolean,
  state: State,
): Promise<{ readonly server: FastifyInstance; readonly restRoutes: readonly RestRoute[] }> {
  const { env, log, brand, frontendDir, fromSources } = options;
  const { delivery } = services;
  const { main: pool } = pools;
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
    jobsTrouble: () => (state.jobs === undefined ? null : troubleIn(state.jobs.report())),
  });
  const calls = mountMetrics(server, { pools, isDatabaseAway, jobs: () => state.jobs?.report() });
  const restRoutes = await mountApis(server, services, {
    ...options,
    calls,
    publicUrl: () => state.publicUrl,
  });
  if (delivery.codes.hasOutbox) {
    await server.register(
      outboxRoutes({
        pool,
        templates: () => storedTemplates(messageTemplates(options, services, state)),
        token: outboxToken(services.secrets),
      }),
    );
  }
  const smsEnabled = delivery.codes.isAvailable('sms');
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
    confirmation: confirmationTemplates({ brand, publicUrl, secrets }),
    reset: resetTemplate({ brand, publicUrl, secrets }),
  };
}

/** Every template whose messages can be in the outbox. */
const storedTemplates = ({
  otp,
  welcome,
  application,
  confirmation,
  reset,
}: ReturnType<typeof messageTemplates>) => [
  otp.email,
  otp.sms,
  welcome.email,
  welcome.sms,
  application.email,
  confirmation.confirm,
  confirmation.known,
  reset,
];

function featureJobs(
  options: AppOptions,
  services: Services,
  { orm, pool }: { readonly orm: Orm; readonly pool: Pool },
  state: State,
): FeatureJobs {
  const { codes, notices } = services.delivery;
  const { otp, welcome, application, confirmation, reset } = messageTemplates(options, services, state);
  const features = [
    verificationJobs({ pool, delivery: codes, templates: otp }),
    welcomeJobs({ pool, delivery: notices, templates: welcome }),
    ambassadorJobs({ orm, pool, delivery: notices, templates: application }),
    accountJobs({ pool, delivery: codes, template: reset }),
    confirmationJobs({ orm, pool, delivery: codes, templates: confirmation }),
    sessionJobs(orm, pool),
    referralJobs(pool),
    userJobs(pool),
  ];
  return {
    handlers: features.flatMap(({ handlers }) => handlers),
    cron: features.flatMap(({ cron }) => cron),
  };
}

const outboxUrlOf = ({ delivery, secrets }: Services, publicUrl: string): string | null =>
  delivery.codes.hasOutbox ? outboxLink(publicUrl, outboxToken(secrets)) : null;

function boundPort(server: FastifyInstance): number {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}
