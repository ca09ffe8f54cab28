import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { StartError } from '../lifecycle.ts';
import type { LiveData, PageData } from './page-data.ts';

/** What the front end exports about its pages. */
const RendererModule = Type.Object({
  pages: Type.Array(
    Type.Object({
      path: Type.String(),
      /** Search engines may list it. */
      listed: Type.Boolean(),
      /** It shows live data. */
      live: Type.Boolean(),
      /** Visitors can request a verification code on it. */
      sendsCodes: Type.Boolean(),
    }),
  ),
  renderPage: Type.Function([Type.String(), Type.Unsafe<PageData>()], Type.String()),
});

/** The pages, and `renderPage`, which returns one as a whole document. */
export type PageRenderer = Readonly<Static<typeof RendererModule>>;

/** Before anything is known, and for pages that show no live data. */
export const noLiveData: LiveData = {
  ...{ faqs: [], paused: false, joined: null },
  ...{ hasRewards: false, friendReward: null, retention: null },
};

export const rendererIn = (module: unknown): PageRenderer => Value.Decode(RendererModule, module);

/** The renderer of the built front end. @throws StartError when there is none. */
export async function loadRenderer(frontendDir: string): Promise<PageRenderer> {
  const file = join(frontendDir, 'dist/server/render-page.js');
  try {
    return rendererIn(await import(/* @vite-ignore */ pathToFileURL(file).href));
  } catch (error) {
    throw new StartError(`${file} can’t be loaded. Build the site with npm run build. (${messageOf(error)})`);
  }
}

/** Renders every page once. @throws StartError naming the first that fails. */
export function checkPages({ pages, renderPage }: PageRenderer, data: PageData): void {
  for (const { path } of pages)
    try {
      renderPage(path, data);
    } catch (error) {
      throw new StartError(`The page ${path} can’t be rendered. Check brand.json. (${messageOf(error)})`);
    }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
