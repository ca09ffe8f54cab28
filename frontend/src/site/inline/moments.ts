const restMs = 600;
const firstInputs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];

/** The whole document has been parsed. */
export const pageParsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve();

export const firstPaint = (): Promise<unknown> =>
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));

/** The browser is idle, `delayMs` from now or later. Safari has no requestIdleCallback. */
export async function idle(delayMs = 0): Promise<void> {
  await pause(delayMs);
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 1000 })
      : setTimeout(resolve, 50),
  );
}

/** The page has loaded and the browser is idle, or, if that comes first, the visitor touches something. */
export async function restOrFirstInput(): Promise<void> {
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  const input = new Promise((resolve) => {
    for (const name of firstInputs) addEventListener(name, resolve, { once: true, passive: true });
  });
  await Promise.race([loaded.then(() => idle(restMs)), input]);
  await pageParsed();
}

/** Lets the browser handle input between two pieces of work. */
export const pause = (ms = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));
