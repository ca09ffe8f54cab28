import { beforeEach, expect, it } from 'vitest';
import { showReferralLink } from './referral-link-texts.ts';

beforeEach(() => {
  document.body.innerHTML = `<p><b>Open</b><template data-referred><b data-referrer></b></template></p>
    <p><i>Usual</i><template data-referred><i>Code <u data-referral-code></u></i></template></p>`;
});
const texts = () => [...document.querySelectorAll('p')].map((line) => line.lastElementChild?.textContent);

it.each([
  ['Priya', 'Priya invited you'],
  [null, 'A friend invited you'],
  ['<img src=x>', '<img src=x> invited you'],
])('says who invited, as text: %s', (firstName, greeting) => {
  showReferralLink(document, { code: 'K7PQ2M9X', firstName });
  expect(texts()).toEqual([greeting, 'Code K7PQ2M9X']);
});

it('shows the last link alone, and the usual texts once it has been used', () => {
  showReferralLink(document, { code: 'K7PQ2M9X', firstName: 'Priya' });
  showReferralLink(document, { code: 'X9M2QP7K', firstName: null });
  expect(texts()).toEqual(['A friend invited you', 'Code X9M2QP7K']);
  showReferralLink(document, null);
  expect(document.body.querySelectorAll('p > b, p > i').length).toBe(2);
  expect(document.querySelector('b')?.style.visibility).toBe('');
});
