import { KindGuard } from '@sinclair/typebox';
import type {
  FastifyInstance,
  FastifyPluginCallback,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Access } from '../auth/access.ts';
import { demandAccess } from '../auth/authentication.ts';
import { type ApiInfo, describeApi } from '../openapi/openapi.routes.ts';
import { failure } from '../errors/error-catalogue.ts';
import { firstFault } from '../forms/form-faults.ts';
import { sendFailure } from './reply.ts';

/** A call of the REST API. */
export interface RestRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  /** The operation of the schema that it runs: `Mutation.addFaq`. */
  readonly mirrors?: string | undefined;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Mounts the REST API under `/api`: every feature's routes, the document that describes them, 405 with `Allow` for wrong
 * methods, and JSON 404s for other addresses. Fails if a route does not declare its access.
 *
 * @param info the document's description of the API. @param schema of the operations that calls mirror. @returns the
 *   mounted routes.
 */
export async function mountRestApi(
  server: FastifyInstance,
  features: readonly FastifyPluginCallback[],
  info: ApiInfo = { title: 'REST API', description: '' },
  schema?: GraphQLSchema,
): Promise<readonly RestRoute[]> {
  const mounted: RouteOptions[] = [];
  await server.register(
    async (api) => {
      api.addHook('onRoute', (route) => void mounted.push(route));
      api.addHook('preValidation', refuseUnknownParameters);
      api.decorate('graphqlSchema', schema);
      await describeApi(api, info);
      for (const feature of features) await api.register(feature);
      await api.after();
      for (const [url, verbs] of methodsByUrl(mounted.flatMap(restRoutes)))
        refuseOtherMethods(server, url, verbs);
      api.setNotFoundHandler((_request, reply) =>
        sendFailure(reply, failure('NOT_FOUND', 'There is no such address in this API.')),
      );
    },
    { prefix: '/api' },
  );
  return mounted.flatMap(restRoutes);
}

/** A filter that is misspelled must not answer with everything: a call that describes its query takes nothing else in it. */
function refuseUnknownParameters(
  request: FastifyRequest,
  reply: FastifyReply,
  next: (error?: Error) => void,
): void {
  const described = request.routeOptions.schema?.querystring;
  const unknown = KindGuard.IsObject(described)
    ? Object.keys(request.query ?? {}).filter((name) => !Object.hasOwn(described.properties, name))
    : [];
  if (!KindGuard.IsObject(described) || unknown.length === 0) return next();
  const known = Object.keys(described.properties).join(', ');
  const fields = unknown.map(
    (name) => [name, `There is no parameter ${name}. This call takes ${known}.`] as const,
  );
  void sendFailure(reply, firstFault(Object.fromEntries(fields)));
}

/** Rejects every method that an address does not have, and names those it has. */
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

const restRoutes = (route: RouteOptions): readonly RestRoute[] =>
  [route.method]
    .flat()
    .map((method) => ({
      method,
      url: route.url,
      access: demandAccess(route),
      mirrors: route.config?.mirrors,
    }));

function methodsByUrl(routes: readonly RestRoute[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byUrl = Map.groupBy(routes, ({ url }) => url);
  return new Map([...byUrl].map(([url, own]) => [url, new Set(own.map(({ method }) => method))]));
}
