import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { GrowthResolver } from './growth.resolver.ts';

/** `GET /api/admin/getgrowth`. */
export const growthRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<GrowthResolver>(app);
  call('GET /admin/getgrowth', 'growth', {
    reply: ({ rows, ...counted }) => ({ result: { ...counted, docs: rows } }),
    failures: ['VALIDATION_FAILED'],
  });
  done();
};
