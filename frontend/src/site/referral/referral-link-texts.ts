/**
 * Shows the code of a referral link on the page or, with null, the usual texts again. A text for referred visitors is
 * in a `<template data-referred>` after the usual text that it replaces; the code goes into its `[data-referral-code]`.
 * The usual text keeps its space, so nothing moves.
 */
export function showReferralLink(page: Document, code: string | null): void {
  for (const template of page.querySelectorAll<HTMLTemplateElement>('template[data-referred]')) {
    const { previousElementSibling: usual, nextElementSibling: shown } = template;
    shown?.remove();
    if (usual instanceof HTMLElement) usual.style.visibility = code === null ? '' : 'hidden';
    if (code === null) continue;
    const text = page.importNode(template.content, true);
    text.querySelector('[data-referral-code]')?.append(code);
    template.after(text);
  }
}
