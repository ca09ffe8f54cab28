import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** What every answer forbids a browser to do with it; pages replace the policy by one that names their own hashes. */
export const basePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The `Content-Security-Policy` header of a policy. */
export const policyHeader = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Of answers that no hook sees, because no route was looked for. */
export const bareHeaders = {
  'content-security-policy': policyHeader(basePolicy),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

const plugin = async (app: FastifyInstance, { secure }: { readonly secure: boolean }): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: secure ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('content-security-policy', policyHeader(basePolicy));
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    next();
  });
  // What is not meant to be kept is kept nowhere.
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    next();
  });
};

export const securityHeaders = fp(plugin, { name: 'security-headers' });
