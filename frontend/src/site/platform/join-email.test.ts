import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinEmail, keepJoinEmail, keepLinkedEmail } from './join-email.ts';

let shown: string[];
beforeEach(() => (shown = []));
afterEach(() => keepJoinEmail(''));

const visit = (hash: string) => {
  const location = { pathname: '/', search: '?ref=ADA12345', hash } as Location;
  const replaceState: History['replaceState'] = (_state, _title, url) => shown.push(String(url));
  keepLinkedEmail({ location, history: { state: null, replaceState } as History });
};

it('is that of an emailed link, which then is in no address', () => {
  visit('#email=ada%2Bnews%40example.com');
  expect(joinEmail()).toBe('ada+news@example.com');
  expect(shown).toEqual(['/?ref=ADA12345']);
});

it('is that of an application in the page, whatever else the address leads to', () => {
  keepJoinEmail('grace@example.com');
  visit('#Faqs');
  expect(joinEmail()).toBe('grace@example.com');
  expect(shown).toEqual([]);
});
