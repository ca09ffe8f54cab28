import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { nonceStyles, sendLibraryPage } from '../http/library-page.ts';

/** The explorer's address. */
export const explorerPath = '/graphql/explorer';

/**
 * Mounts Altair, a page for writing queries and reading the schema. For development: production installations leave out
 * the package, and the page with it. @returns its path; null: there is none.
 */
export async function mountExplorer(server: FastifyInstance): Promise<string | null> {
  const folder = explorerFolder();
  if (folder === null) return null;
  await server.register(explorerFiles, { folder });
  const page = `${explorerPath}/`;
  server.get(explorerPath, { schema: { hide: true } }, (_request, reply) => reply.redirect(page));
  server.get(page, { schema: { hide: true } }, async (_request, reply) => {
    const { renderAltair } = await import('altair-static');
    const html = renderAltair(settings);
    return sendLibraryPage(reply, (nonce) =>
      html
        .replace(/<base [^>]*>/, () => nonceStyles(nonce)) // the address ends in a slash, which does the same
        .replaceAll('nonce=""', `nonce="${nonce}"`),
    );
  });
  return explorerPath;
}

/** Null if the package is not installed. */
function explorerFolder(): string | null {
  try {
    const manifest = findPackageJSON('altair-static', import.meta.url);
    return manifest === undefined ? null : join(dirname(manifest), 'build/dist');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** The page loads dozens of these, so only failures are logged. */
const explorerFiles: FastifyPluginAsync<{ readonly folder: string }> = async (server, { folder }) => {
  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, quiet: true };
  });
  await server.register(staticFiles, { root: folder, prefix: `${explorerPath}/`, index: false });
};

/** By default, Altair looks for updates on other hosts and offers accounts there. */
const settings = {
  endpointURL: '/graphql',
  initialName: 'Waitlist',
  initialQuery: '{\n  brokers {\n    slug\n    label\n  }\n}\n',
  disableAccount: true,
  initialSettings: {
    'alert.disableUpdateNotification': true,
    'alert.disableWarnings': true,
    'banners.disable': true,
    disablePushNotification: true,
  },
} as const;
