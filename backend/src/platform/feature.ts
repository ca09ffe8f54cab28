import type { EntitySchema } from '@mikro-orm/postgresql';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Brand } from './brand/brand.ts';
import type { Orm } from './database/orm.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { StoredTemplate } from './delivery/template.ts';
import type { DispatchSource } from './dispatch/dispatch-queue.ts';
import type { NoticeKind } from './dispatch/notice.ts';
import type { Env } from './env/env.ts';
import type { PersonEraser } from './erasure/person-eraser.ts';
import type { FeatureJobs } from './jobs/start-jobs.ts';
import type { WatchedGauge } from './metrics/watched-gauges.ts';
import type { ApiTag } from './openapi/openapi.tags.ts';
import type { Secrets } from './secrets/secrets.ts';

/** What every feature can be built on. */
export interface Core {
  readonly env: Env;
  readonly brand: Brand;
  readonly log: Logger;
  readonly secrets: Secrets;
  /** Entities, over any of the pools. */
  readonly orm: Orm;
  readonly pool: Pool;
  /** Only for joins. */
  readonly joinPool: Pool;
  /** For waiting until commits of others are on disk. */
  readonly flushPool: Pool;
  /** Only for jobs. */
  readonly jobPool: Pool;
  /** For reads that may be slightly stale. */
  readonly reader: Pool;
  /** Chooses one pool for several such reads of the same work. */
  readonly pickReader: () => Pool;
  /** Whether the primary is known not to answer. */
  readonly isDatabaseAway: () => boolean;
  /** Codes, other messages and mailings have separate connections, so that none waits for another. */
  readonly delivery: Readonly<Record<'codes' | 'notices' | 'bulk', Delivery>>;
  /** The site's address without a trailing slash, known once it listens. */
  readonly publicUrl: () => string;
}

/** A class whose methods are fields of Query and Mutation. */
export type ResolverClass = abstract new (...args: never[]) => object;

/** What a feature has, whether or not it is open. */
export interface FeatureParts {
  /** Its section of the OpenAPI document, if it has REST calls. */
  readonly tag?: ApiTag;
  readonly entities?: readonly EntitySchema[];
  /** Those whose instances it opens with. */
  readonly resolvers?: readonly ResolverClass[];
  /** Figures that only the database knows. */
  readonly gauges?: readonly WatchedGauge[];
  /** Erases what it knows about a user outside of the signup. */
  readonly eraser?: PersonEraser;
}

/** A feature that is open. */
export interface OpenedFeature<Own extends object = object> {
  /** What other features and the roots use of it. */
  readonly services?: Own;
  /** One instance of each of its resolver classes. */
  readonly resolvers?: readonly object[];
  /** REST calls under `/api`. */
  readonly routes?: readonly FastifyPluginCallback[];
  /** Its jobs; asked for once the site listens. */
  readonly jobs?: () => readonly FeatureJobs[];
  /** Messages to one user or admin that it sends later, by kind. */
  readonly notices?: readonly NoticeKind[];
  /** Other messages that it sends later. */
  readonly dispatch?: DispatchSource;
  /** Templates whose messages can be in the outbox; asked for when one is shown. */
  readonly templates?: () => readonly StoredTemplate[];
  /** Adds addresses outside of `/api`. */
  readonly mount?: (server: FastifyInstance) => void;
  /** Ends what it holds, after the last request and the last job. */
  readonly close?: () => Promise<void> | void;
}

/**
 * A feature, as its `feature.ts` exports it. A folder has more than one if others are opened between them.
 *
 * @template Given what it is built on: {@link Core} and services of features that were opened before it.
 * @template Own its services.
 */
export interface Feature<Given, Own extends object> extends FeatureParts {
  readonly open: (given: Given) => OpenedFeature<Own> | Promise<OpenedFeature<Own>>;
}

type Opener = (given: object) => OpenedFeature | Promise<OpenedFeature>;

/** Features in the order in which they are opened: each gets the services of those before it. */
export class FeatureList<Base extends object, Services extends Base> {
  readonly parts: readonly FeatureParts[];
  readonly #openers: readonly Opener[];

  private constructor(parts: readonly FeatureParts[], openers: readonly Opener[]) {
    this.parts = parts;
    this.#openers = openers;
  }

  /** @template Base what the first feature is built on. */
  static on<Base extends object>(): FeatureList<Base, Base> {
    return new FeatureList<Base, Base>([], []);
  }

  with<Own extends object>(feature: Feature<Services, Own>): FeatureList<Base, Services & Own> {
    // What `open` gathers is of the type that the chain of calls has checked.
    const opener = feature.open as unknown as Opener;
    return new FeatureList<Base, Services & Own>([...this.parts, feature], [...this.#openers, opener]);
  }

  /** Opens every feature. */
  async open(base: Base): Promise<{ services: Services; opened: readonly OpenedFeature[] }> {
    const services: object = { ...base };
    const opened: OpenedFeature[] = [];
    for (const open of this.#openers) {
      const feature = await open(services);
      Object.assign(services, feature.services);
      opened.push(feature);
    }
    return { services: services as Services, opened };
  }
}
