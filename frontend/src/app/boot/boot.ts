import { markEarlyPress } from './early-press.ts';

/**
 * The one script inside the page: it fetches the page's code when the browser has nothing better to do, or at the
 * first sign of a visitor, and lays by what a visitor is likely to need next. The build puts the addresses in.
 */
declare const __CLIENT_ENTRY__: string;
declare const __LIKELY_NEXT__: readonly string[];
/** Whether there is nothing to see before the code is there. */
declare const __AT_ONCE__: boolean;

const restMs = 600;
const layByMs = 2500;
let started = false;

function start() {
  if (started) return;
  started = true;
  const load = () => void import(/* @vite-ignore */ __CLIENT_ENTRY__);
  // Code can only bring to life what has arrived as a whole.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
  else load();
}

/** Into the HTTP cache only: nothing is parsed or run. */
function layBy() {
  for (const href of __LIKELY_NEXT__) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
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
if (__AT_ONCE__ || location.search.includes('ref=')) requestAnimationFrame(() => setTimeout(start));
addEventListener('load', () => {
  // Safari has no requestIdleCallback.
  const whenIdle =
    'requestIdleCallback' in window ? requestIdleCallback : (then: () => void) => setTimeout(then);
  whenIdle(() => {
    setTimeout(start, restMs);
    setTimeout(layBy, layByMs);
  });
});
