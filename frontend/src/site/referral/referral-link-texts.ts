import { invitedBy, type Referrer } from './referrer.ts';

/** A referral link that the server knows. */
export interface KnownLink extends Referrer {
  readonly code: string;
}

/**
 * Shows whose referral link it is, and its code, on the page or, with null, the usual texts again. A text for referred
 * visitors is in a `<template data-referred>` after the usual text that it replaces; the code goes into its
 * `[data-referral-code]`, and who invited into `[data-referrer]`. The usual text keeps its space, so nothing moves.
 */
export function showReferralLink(page: Document, link: KnownLink | null): void {
  for (const template of page.querySelectorAll<HTMLTemplateElement>('template[data-referred]')) {
    const { previousElementSibling: usual, nextElementSibling: shown } = template;
    shown?.remove();
    if (usual instanceof HTMLElement) usual.style.visibility = link === null ? '' : 'hidden';
    if (link === null) continue;
    const text = page.importNode(template.content, true);
    text.querySelector('[data-referral-code]')?.append(link.code);
    text.querySelector('[data-referrer]')?.append(invitedBy(link));
    template.after(text);
  }
}
