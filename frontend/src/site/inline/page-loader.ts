import { markEarlyPress } from './early-press.ts';

/**
 * The one script inside the page: it fetches the page's code when the browser has nothing better to do, or at the
 * first sign of a visitor, and lays by what a visitor is likely to need next. The build puts the addresses in.
 */
/** The page's code, what others stand on first: each part is run by itself, so that a press can be heard in between. */
declare const __PARTS__: readonly string[];
declare const __LIKELY_NEXT__: readonly string[];
/** Whether there is nothing to see before the code is there. */
declare const __AT_ONCE__: boolean;

const restMs = 600;
const layByMs = 2500;
let started = false;

function start() {
  if (started) return;
  started = true;
  const load = () => void run(__PARTS__);
  // Code can only bring to life what has arrived as a whole.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
  else load();
}

/** All at once on their way, one after the other at work; what does not come is asked for anew by those who need it. */
async function run(parts: readonly string[]) {
  void hint('modulepreload', parts);
  for (const part of parts) {
    await import(/* @vite-ignore */ part).catch(reportError);
    await breath();
  }
}

/** Lets the browser do what it has to do in between. */
const breath = () => new Promise((then) => setTimeout(then));

/** `prefetch` lays into the HTTP cache only: nothing is parsed or run. */
async function hint(rel: 'modulepreload' | 'prefetch' | 'manifest', hrefs: readonly string[]) {
  for (const href of hrefs) {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    await breath();
  }
}

document.addEventListener(
  'click',
  (event) => {
    if (markEarlyPress(event)) start();
  },
  true,
);
for (const sign of ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll']) {
  addEventListener(sign, start, { once: true, passive: true });
}
// After the first paint, which the code must not hold up.
if (__AT_ONCE__ || location.search.includes('ref='))
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
addEventListener('load', () => {
  // Safari has no requestIdleCallback.
  const whenIdle =
    'requestIdleCallback' in window ? requestIdleCallback : (then: () => void) => setTimeout(then);
  whenIdle(() => {
    setTimeout(start, restMs);
    setTimeout(() => {
      void hint('prefetch', __LIKELY_NEXT__);
      void hint('manifest', ['/site.webmanifest']); // in the page itself it is fetched beside the font
    }, layByMs);
  });
});
