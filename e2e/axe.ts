import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/**
 * What axe finds wrong in the page as it stands: the rule and the markup of each finding. axe is brought into the page
 * once per document: it is half a megabyte to read, and a page is looked at many times.
 */
export async function violationsIn(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // What is laid out only when somebody comes near is looked at, too.
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible';
    // Nobody reaches what a dialog has made inert; it is looked at when no dialog is open.
    const context = { include: ['html'], exclude: document.querySelector('#root[inert]') ? ['#root'] : [] };
    const results = await window.axe?.run(context, { resultTypes: ['violations'] });
    if (results === undefined) throw new Error('axe is not there');
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
