import { useState, type RefObject } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts.tsx';

const draw = async (tree: HTMLElement) => (await import('./tree-image.ts')).treeImage(tree);

/** Copies a picture of the opened tree; where a browser copies no pictures, it is downloaded. */
export function CopyTree({ box }: { box: RefObject<HTMLElement | null> }) {
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    const tree = box.current?.querySelector<HTMLElement>('[role=tree]');
    if (tree === null || tree === undefined) return;
    setBusy(true);
    const image = draw(tree);
    try {
      // Safari copies only what a press asks for itself, so the picture may come later.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
      toasts.success('Copied the tree as an image.');
    } catch {
      // Without HTTPS there is no clipboard, and some browsers copy no pictures.
      await image.then(
        (file) => {
          saveFile(file, 'referral-tree.png');
          toasts.success('Your browser can’t copy images. The image was downloaded.');
        },
        () => toasts.error('Your browser couldn’t draw the image. Try again with fewer users open.'),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button pending={busy} onClick={() => void copy()}>
      Copy image
    </Button>
  );
}
