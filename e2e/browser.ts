import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, testChromium } from './chromium.ts';

let shared: Promise<Browser> | undefined;

/** The browser of a worker, for all its files; each visitor has a context of their own. It ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launchBrowser());

/** Pages of a context share a process, and with it the code that one of them has compiled. */
const oneProcess = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/** Nobody looks at the pixels: with hardly any memory for them, most are not made. */
const hardlyDrawn = ['--force-gpu-mem-available-mb=1'];

/** A page is gone before code that was compiled for speed has earned what its compilation costs. */
const compiledQuickly = ['--js-flags=--no-turbofan,--no-maglev'];

async function launchBrowser(): Promise<Browser> {
  const args = [...chromiumFlags, ...oneProcess, ...hardlyDrawn, ...compiledQuickly];
  return chromium.launch({ ...(await testChromium()), args });
}
