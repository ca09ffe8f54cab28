import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { siteElementId } from '../../../platform/site.ts';
import { exampleSite } from '../../../testing/example-site.ts';
import type { DialogOpening } from '../../../ui/dialog.tsx';
import { startDialog } from './mount.tsx';

beforeEach(() => {
  const site = document.createElement('script');
  site.id = siteElementId;
  site.type = 'application/json';
  site.textContent = JSON.stringify(exampleSite);
  document.body.append(site);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

function Breaks({ open }: DialogOpening) {
  if (open) throw new Error('Broken on purpose');
  return null;
}

it('a dialog that breaks is replaced by one that offers to reload, over the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  startDialog(Breaks)(document.createElement('button'));
  await screen.findByText('Something went wrong');
  const dialog = screen.getByText('Something went wrong').closest('dialog');
  await waitFor(() => expect(dialog?.open).toBe(true));
  expect(screen.getByText('Reload').closest('dialog')).toBe(dialog);
});
