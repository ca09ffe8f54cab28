import { logQuietly } from '../../platform/log.ts';
import { isIslandName, loadIsland } from './island-loader.ts';

/** Opens the dialog that a pressed button names in `data-opens`, and loads its code when the visitor approaches one. */
export function openDialogsOnPress(page: Document): void {
  const approach = (event: Event) => {
    const name = buttonAt(event)?.dataset['opens'];
    if (isIslandName(name)) loadIsland(name).catch(() => undefined); // a press tries again, and says so
  };
  page.addEventListener('pointerover', approach, { passive: true });
  page.addEventListener('focusin', approach);
  page.addEventListener('click', (event) => {
    const button = buttonAt(event);
    if (button !== null) void openDialog(button);
  });
}

/** Opens the button's dialog as soon as its code is there. Until then the button is busy. */
export async function openDialog(button: HTMLElement): Promise<void> {
  const name = button.dataset['opens'];
  if (!isIslandName(name) || button.hasAttribute('aria-busy')) return;
  setBusy(button, true);
  showLoadFailure(false);
  try {
    const open = await loadIsland(name);
    open(button);
  } catch (error) {
    logQuietly(`dialog ${name} not loaded`, error);
    showLoadFailure(true);
  }
  setBusy(button, false);
}

function buttonAt({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
}

function setBusy(button: HTMLElement, busy: boolean): void {
  for (const attribute of ['aria-busy', 'aria-disabled'])
    if (busy) button.setAttribute(attribute, 'true');
    else button.removeAttribute(attribute);
}

/** The message lies in the `<template data-dialog-failure>` that it is shown after. */
function showLoadFailure(shown: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-dialog-failure]');
  template?.parentElement?.querySelector('[role=alert]')?.remove();
  if (shown) template?.after(document.importNode(template.content, true));
}
