import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, testChromium } from './chromium.ts';

let shared: Promise<Browser> | undefined;

/** The browser of a worker, for all its files; each visitor has a context of their own. It ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launchBrowser());

async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await testChromium()), args: chromiumFlags });
}
