import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { responses } from '../../platform/http/rest-schema.ts';
import type { GeoService } from './geo.service.ts';

const GeoReply = Type.Object({
  country: Type.Union([Type.String({ examples: ['DE'] }), Type.Null()], {
    description: 'ISO 3166-1 alpha-2.',
  }),
  country_name: Type.Union([Type.String({ examples: ['Germany'] }), Type.Null()], {
    description: 'English name.',
  }),
});

/** `GET /api/geo`. */
export function geoRoutes(geo: GeoService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/geo',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary: "The country of the client's address; both fields are null if it is unknown",
          response: responses({ 200: GeoReply }),
        },
      },
      (request) => {
        const country = geo.countryOf(request.clientAddress);
        return { country: country?.code ?? null, country_name: country?.name ?? null };
      },
    );
    done();
  };
}
