import type { TestProject } from 'vitest/node';
import { bundleProgram } from './bundled-program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The program that runs sites, bundled as the product is: `inject('siteHost')`. */
    readonly siteHost: string;
  }
}

/** Vitest's global setup: bundles `site-host.ts`. */
export default async function bundleSiteHost({ provide }: TestProject): Promise<() => Promise<void>> {
  const { script, remove } = await bundleProgram(new URL('site-host.ts', import.meta.url));
  provide('siteHost', script);
  return remove;
}
