/**
 * Shows a friend's code on the page, or with null the usual texts again. A text about the invitation lies in a
 * `<template data-invited>` after the usual text that it replaces; the code goes into its `[data-invite-code]`. The usual
 * text keeps its space, so nothing moves.
 */
export function showInvite(page: Document, code: string | null): void {
  for (const template of page.querySelectorAll<HTMLTemplateElement>('template[data-invited]')) {
    const { previousElementSibling: usual, nextElementSibling: shown } = template;
    shown?.remove();
    if (usual instanceof HTMLElement) usual.style.visibility = code === null ? '' : 'hidden';
    if (code === null) continue;
    const text = page.importNode(template.content, true);
    text.querySelector('[data-invite-code]')?.append(code);
    template.after(text);
  }
}
