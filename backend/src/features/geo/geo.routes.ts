import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { GeoResolver } from './geo.resolver.ts';

/** `GET /api/geo`. */
export const geoRoutes: FastifyPluginCallback = (app, _options, done) => {
  mirror<GeoResolver>(app)('GET /geo', 'visitorCountry', {
    summary: "The country of the client's address; both fields are null if it is unknown",
    examples: { country: 'DE', country_name: 'Germany' },
    reply: ({ code, name }) => ({ country: code, country_name: name }),
  });
  done();
};
