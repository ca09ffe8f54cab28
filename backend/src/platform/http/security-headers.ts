import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyPluginCallback } from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';

/**
 * What every answer forbids a browser to do with it; pages replace the policy with one that names their own hashes.
 * Fonts and connections fall under `default-src`.
 */
export const basePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const satisfies PolicySources;

/** What a page may load, by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/** A policy that allows more sources. */
export const withSources = (policy: PolicySources, more: PolicySources): PolicySources => ({
  ...policy,
  ...Object.fromEntries(
    Object.entries(more).map(([directive, sources]) => [
      directive,
      [...(policy[directive] ?? basePolicy['default-src']), ...sources],
    ]),
  ),
});

/** The `Content-Security-Policy` header of a policy. */
export const policyHeader = (policy: PolicySources): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The `script-src` sources of a page's inline scripts; data in script elements needs none. */
export const inlineScriptHashes = (html: string): readonly string[] =>
  inlineHashes(html, /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs);

/** The `style-src` sources of a page's inline style sheets. */
export const inlineStyleHashes = (html: string): readonly string[] =>
  inlineHashes(html, /<style[^>]*>(.*?)<\/style>/gs);

const inlineHashes = (html: string, elements: RegExp): readonly string[] =>
  [...html.matchAll(elements)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** For answers that bypass the hooks, because no route was looked up. */
export const bareHeaders = {
  'content-security-policy': policyHeader(basePolicy),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

const plugin: FastifyPluginCallback<{ readonly secure: boolean }> = (app, { secure }, done) => {
  const headers = { ...helmetHeaders(secure), ...ownHeaders };
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
  // Responses are not cached unless a route says otherwise.
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    next();
  });
  done();
};

const ownHeaders = {
  'content-security-policy': policyHeader(basePolicy),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** What Helmet sets on every response. It is called once: its answer depends only on its options. */
function helmetHeaders(secure: boolean): Readonly<Record<string, string>> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  setHeaders(response.req, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

export const securityHeaders = fp(plugin, { name: 'security-headers' });
