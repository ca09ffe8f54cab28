import { useState, type RefObject } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import type { TreeCaptions } from './tree-image.ts';

const draw = async (tree: HTMLElement, captions: TreeCaptions) =>
  (await import('./tree-image.ts')).treeImage(tree, captions);

interface CopyTreeProps {
  box: RefObject<HTMLElement | null>;
  legend: RefObject<HTMLElement | null>;
  title: string;
}

/** Copies a picture of the opened tree; where a browser copies no pictures, it is downloaded. */
export function CopyTree({ box, legend, title }: CopyTreeProps) {
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    const tree = box.current?.querySelector<HTMLElement>('[role=tree]');
    if (tree === null || tree === undefined || legend.current === null) return;
    setBusy(true);
    const image = draw(tree, { title, legend: legend.current });
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
