import { afterAll, afterEach } from 'vitest';

// Runs before each file. Files share the modules that they import, but not the document.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 }); // a busy machine takes its time
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  // jsdom's own frames wait for ever once a test has set the clock.
  const { setTimeout: later, clearTimeout: forget } = globalThis;
  window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), 16));
  window.cancelAnimationFrame = (frame) => forget(frame);
  afterEach(() => {
    cleanup();
    sessionStorage.clear(); // unsaved text that forms keep
  });
  // Base UI remembers that it waits for a frame, and would wait for ever for one of a document that is gone.
  afterAll(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}
