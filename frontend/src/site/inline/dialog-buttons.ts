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

/** Whose dialog the visitor waits for: the button pressed last. */
let awaited: HTMLElement | null = null;

/**
 * Opens the button's dialog as soon as its code is there. Until then the button is busy. When another button is pressed
 * meanwhile, this one's dialog neither opens nor says that it could not.
 */
export async function openDialog(button: HTMLElement): Promise<void> {
  const name = button.dataset['opens'];
  if (!isIslandName(name) || button.hasAttribute('aria-busy')) return;
  awaited = button;
  setBusy(button, true);
  hideLoadFailures();
  try {
    const open = await loadIsland(name);
    if (awaited === button) open(button);
  } catch (error) {
    logQuietly(`dialog ${name} not loaded`, error);
    if (awaited === button) showLoadFailure(button);
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

/** The page's `<template data-dialog-failure>`, shown where the visitor looks: after the button. */
function showLoadFailure(button: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-dialog-failure]');
  if (template !== null) button.after(document.importNode(template.content, true));
}

function hideLoadFailures(): void {
  for (const failure of document.querySelectorAll('[data-opens] + [role=alert]')) failure.remove();
}
