import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { chromiumFlags, testChromium } from './chromium.ts';

it('draws system text on a machine that has no fonts, caches, or home folder of its own', async () => {
  const home = await mkdtemp(join(tmpdir(), 'empty-home-'));
  try {
    const { executablePath, env } = await testChromium();
    const browser = await chromium.launch({
      executablePath,
      env: { ...env, HOME: home, XDG_CACHE_HOME: join(home, 'cache') },
      args: chromiumFlags,
    });
    const page = await browser.newPage();
    for (const family of ['system-ui', 'sans-serif', 'monospace']) {
      await page.setContent(`<span style="font-family: ${family}">Text of the system</span>`);
      const box = await page.locator('span').boundingBox();
      expect(box?.width, family).toBeGreaterThan(50);
    }
    await browser.close();
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});
