import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { PauseResolver } from './waitlist.pause.resolver.ts';

/** `GET /api/signups`. */
export const pauseRoutes: FastifyPluginCallback = (app, _options, done) => {
  mirror<PauseResolver>(app)('GET /signups', 'signupsPaused', {
    examples: { paused: false },
    reply: (paused) => ({ result: { paused } }),
  });
  done();
};
