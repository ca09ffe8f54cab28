import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/**
 * A page has few colors, which axe parses again for each piece of text and everything behind it: a quarter of the time that
 * contrast takes. So it parses each once.
 */
const colorsParsedOnce = `{
  const { Color } = axe.commons.color;
  const { parseString } = Color.prototype;
  const known = new Map();
  Color.prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text);
    if (!known.has(text)) known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}`;

/**
 * The violations that axe finds in the page as it is: the rule and the markup of each. axe is loaded into the page
 * once per document: it is half a megabyte, and a page is checked many times.
 */
export const violationsIn = (page: Page): Promise<string[]> => run(page, {});

/** The same of contrast alone, which differs from theme to theme where the markup does not. */
export const contrastViolationsIn = (page: Page): Promise<string[]> =>
  run(page, { runOnly: ['color-contrast'] });

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source + colorsParsedOnce);
  return page.evaluate(async (more) => {
    // Text that is fading in has less contrast than it will have.
    const fades = () =>
      document.getAnimations().some(
        ({ playState, effect, timeline }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline && // one that scrolling drives does not end
          effect?.getComputedTiming().endTime !== Infinity,
      );
    while (fades()) await new Promise(requestAnimationFrame);
    // Content behind an open dialog is inert; it is checked when no dialog is open.
    const exclude = document.querySelector('#root[inert]') ? ['#root'] : [];
    // Deferred sections are checked as well; rendered all the time, they would slow every other step down.
    const deferred = [...document.querySelectorAll<HTMLElement>(exclude.length > 0 ? 'none' : '.deferred')];
    for (const part of deferred) part.style.contentVisibility = 'visible';
    // What axe fetches beforehand is for one rule alone: that nothing plays by itself.
    const preload = document.querySelector('audio, video') !== null;
    // Frames have no axe in them, which it would wait for.
    const given = { resultTypes: ['violations' as const], preload, iframes: false, ...more };
    const results = await window.axe?.run({ include: ['html'], exclude }, given);
    for (const part of deferred) part.style.contentVisibility = '';
    if (results === undefined) throw new Error('axe is not there');
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
