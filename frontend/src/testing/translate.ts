/**
 * Does to the page what Chrome's translation does: each text, now or later, is replaced by elements that contain it. Its
 * words stay, so that a test finds them, but the text that React holds is no longer in the document. Returns how to end
 * it. It runs in a real browser, too, so everything that it needs is inside.
 */
export function translatePage(): () => void {
  const untouched = 'script, style, textarea, select, svg, font, [translate=no]';
  const newElement = (name: string): Element => document.createElement(name);
  const translate = (root: Node): void => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root);
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (parent?.closest(untouched) !== null || parent.closest('body') === null) continue;
      if (text.textContent?.trim() === '') continue;
      const [outer, inner] = [newElement('font'), newElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) if (node.isConnected) translate(node);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  translate(document);
  return () => observer.disconnect();
}
