import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, testChromium } from './chromium.ts';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await testChromium()), args: chromiumFlags });
}
