import { afterEach } from 'vitest';

// Runs before each file. Files share the modules that they import, and the document, which is made empty.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({
    asyncUtilTimeout: 20_000, // a busy machine takes its time
    // The page's own text: its elements would be cut off before the screen begins.
    getElementError: (message, container) =>
      new Error(`${message ?? 'Not found.'}\n\nThe page says:\n${textsOf(container).join('\n')}`),
  });
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

function textsOf(container: Element): readonly string[] {
  const nodes = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode() !== null) texts.push(nodes.currentNode.textContent?.trim() ?? '');
  return texts.filter((text) => text !== '');
}
