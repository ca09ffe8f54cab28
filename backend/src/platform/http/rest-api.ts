import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { failure } from '../errors/error-catalogue.ts';
import { sendFailure } from './reply.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Mounts the REST API under `/api`: every feature's routes, 405 with `Allow` for wrong methods and JSON for the rest. */
export async function mountRestApi(
  server: FastifyInstance,
  features: readonly FastifyPluginCallback[],
): Promise<void> {
  await server.register(
    async (api) => {
      const allowed = collectMethods(api);
      for (const feature of features) await api.register(feature);
      await api.after();
      for (const [url, verbs] of allowed) refuseOtherMethods(server, url, verbs);
      api.setNotFoundHandler((_request, reply) =>
        sendFailure(reply, failure('NOT_FOUND', 'There is no such address in this API.')),
      );
    },
    { prefix: '/api' },
  );
}

/** Refuses every method of an address but those it has, naming them. */
export function refuseOtherMethods(server: FastifyInstance, url: string, allowed: ReadonlySet<string>): void {
  const allow = [...allowed].join(', ');
  server.route({
    method: methods.filter((method) => !allowed.has(method)),
    url,
    schema: { hide: true },
    // Before the body is read: it may be of any type.
    onRequest: async (_request, reply) =>
      sendFailure(
        reply.header('allow', allow),
        failure('METHOD_NOT_ALLOWED', `This address takes ${allow} only.`),
      ),
    handler: (_request, reply) => reply,
  });
}

function collectMethods(api: FastifyInstance): ReadonlyMap<string, Set<string>> {
  const allowed = new Map<string, Set<string>>();
  api.addHook('onRoute', ({ url, method }) => {
    const verbs = allowed.get(url) ?? new Set<string>();
    for (const verb of [method].flat()) verbs.add(verb);
    allowed.set(url, verbs);
  });
  return allowed;
}
