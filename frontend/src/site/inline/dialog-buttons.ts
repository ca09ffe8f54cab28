import { logQuietly } from '../../platform/log.ts';
import { reloadForNewRelease } from '../../platform/new-release.ts';
import { isIslandName, loadIsland } from './island-loader.ts';

/**
 * Opens the dialog in a button's `data-opens` on a click, and preloads its code when the visitor approaches the button.
 */
export function openDialogsOnPress(page: Document): void {
  const approach = (event: Event) => {
    const name = buttonAt(event)?.dataset['opens'];
    if (isIslandName(name)) loadIsland(name).catch(() => undefined); // another click tries again, and says so
  };
  page.addEventListener('pointerover', approach, { passive: true });
  page.addEventListener('focusin', approach);
  page.addEventListener('click', (event) => {
    const button = buttonAt(event);
    if (button !== null) void openDialog(button);
  });
}

/** The dialog that the visitor waits for: that of the last button clicked. */
let awaited: HTMLElement | null = null;

/**
 * Opens the button's dialog once its code has loaded. Until then, the button is busy. If another button is clicked
 * meanwhile, this one's dialog neither opens nor reports a failure. If its code is gone, the page is reloaded, which opens
 * the dialog.
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
    const isLeaving = awaited === button && (await reloadForNewRelease(name));
    if (awaited === button && !isLeaving) showLoadFailure(button);
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

/** The page's `<template data-dialog-failure>`, inserted after the button, where the visitor looks. */
function showLoadFailure(button: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-dialog-failure]');
  if (template !== null) button.after(document.importNode(template.content, true));
}

function hideLoadFailures(): void {
  for (const failure of document.querySelectorAll('[data-opens] + [role=alert]')) failure.remove();
}
