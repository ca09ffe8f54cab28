import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { responses } from '../http/rest-schema.ts';
import { version } from './version.ts';

const VersionReply = Type.Object({
  version: Type.String({ description: 'Of the app.', examples: [version.version] }),
  schema: Type.String({
    description: 'The last migration of the schema that this version knows.',
    examples: [version.schema],
  }),
});

/** `GET /api/version`. Only for the team: a stranger would learn which known vulnerabilities to try. */
export function versionRoutes(): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/version',
      {
        config: { requires: 'VIEWER' },
        schema: {
          summary: 'The version of the app and of its schema',
          response: responses({ 200: VersionReply }),
        },
      },
      () => version,
    );
    done();
  };
}
