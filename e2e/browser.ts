import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, findChromium } from './chromium.ts';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
}
