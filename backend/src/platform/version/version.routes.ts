import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../mirror/mirror.ts';
import { version } from './version.ts';
import type { VersionResolver } from './version.resolver.ts';

/** `GET /api/version`. Only for the team: a stranger would learn which known vulnerabilities to try. */
export const versionRoutes: FastifyPluginCallback = (app, _options, done) => {
  mirror<VersionResolver>(app)('GET /version', 'version', {
    examples: { ...version },
    reply: (running) => running,
  });
  done();
};
