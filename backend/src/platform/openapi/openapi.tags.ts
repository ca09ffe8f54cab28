import type { FastifyPluginCallback } from 'fastify';

/** A group of operations in the document: a feature. */
export interface ApiTag {
  /** The feature's name. */
  readonly name: string;
  /** The name as a heading. */
  readonly title: string;
  readonly description: string;
}

/** A feature's routes; the document lists them under the feature's tag. */
export const tagged =
  ({ name }: ApiTag, routes: FastifyPluginCallback): FastifyPluginCallback =>
  (app, _options, done) => {
    app.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, tags: [name] };
    });
    app.register(routes);
    done();
  };
