import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { responses } from '../../platform/http/rest-schema.ts';
import type { PauseService } from './waitlist.pause.service.ts';

/** `GET /api/signups`. */
export function pauseRoutes(pauses: PauseService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/signups',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary: 'Whether sign-ups are paused; up to a second old',
          response: responses({
            200: Type.Object({
              result: Type.Object({
                paused: Type.Boolean({
                  description: 'While they are, requests for a code to join are refused with SIGNUPS_PAUSED.',
                  examples: [false],
                }),
              }),
            }),
          }),
        },
      },
      async () => ({ result: { paused: await pauses.arePaused() } }),
    );
    done();
  };
}
