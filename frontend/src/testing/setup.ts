import { afterEach } from 'vitest';

// Runs before each file. Files share the modules that they import, and the document, which is made empty.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 }); // a busy machine takes its time
  document.title = '';
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollBy = () => undefined;
  // jsdom's own frames wait for ever once a test has set the clock.
  const { setTimeout: later, clearTimeout: forget } = globalThis;
  window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), 16));
  window.cancelAnimationFrame = (frame) => forget(frame);
  afterEach(() => {
    cleanup();
    sessionStorage.clear(); // unsaved text that forms keep
  });
}
