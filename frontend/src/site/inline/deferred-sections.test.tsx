import { expect, it } from 'vitest';
import { renderBeforeJumps } from './deferred-sections.ts';

it('everything is rendered before a link within the page is followed, so that its place stays where it is', () => {
  document.body.innerHTML = `
    <a id="out" href="/status">Status</a> <a id="in" href="/#Faqs"><b>FAQs</b></a>
    <section class="deferred"></section><section id="Faqs" class="deferred"></section>`;
  renderBeforeJumps(document);
  const rendered = () =>
    [...document.querySelectorAll<HTMLElement>('.deferred')].map(({ style }) => style.contentVisibility);
  document.querySelector<HTMLElement>('#out')?.click();
  expect(rendered()).toEqual(['', '']);
  document.querySelector<HTMLElement>('#in b')?.click();
  expect(rendered()).toEqual(['visible', 'visible']);
});
