import { sitePaths } from '../platform/site-paths.ts';
import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerWords } from '@waitlist/backend/questions';
import { smsCountry } from '@waitlist/backend/sms-country';
import { type FormFieldName, formFieldNames, formFields } from '@waitlist/backend/waitlist-form';
import { SiteProvider } from '../../platform/site-context.tsx';
import { exampleSite } from '../../testing/example-site.ts';
import { LegalArticle } from './legal-article.tsx';
import { legalFacts } from './legal-facts.ts';
import { legalPages } from './legal-pages.ts';
import { privacyPolicy } from './privacy-policy.tsx';
import { refundPolicy } from './refund-policy.tsx';
import { termsAndConditions } from './terms-and-conditions.tsx';

const documents = [privacyPolicy, termsAndConditions, refundPolicy];

const render = (document: (typeof documents)[number], site = exampleSite) =>
  renderToStaticMarkup(
    createElement(SiteProvider, { site, children: createElement(LegalArticle, { document }) }),
  );

test('every page of the footer has its text', () => {
  expect(documents.map(({ page }) => page)).toEqual(Object.values(legalPages));
});

test('the privacy policy names every field of the waitlist form', () => {
  // Where it is not the label.
  const named: Partial<Record<FormFieldName, string>> = {
    firstName: 'Your first and last name',
    lastName: 'Your first and last name',
    email: 'email address',
    ...answerWords,
    referralCode: 'a referral code if you enter one',
  };
  const collected = /When you join the waitlist<\/dt>(.*?)<\/dd>/s.exec(render(privacyPolicy))?.[1];
  for (const name of formFieldNames)
    expect(collected).toContain(named[name] ?? formFields[name].label.toLowerCase());
});

test('the privacy policy says which captcha sees visitors, if there is one', () => {
  expect(render(privacyPolicy)).not.toMatch(/not a bot|Cloudflare|hCaptcha/);
  const withCaptcha = (captcha: 'TURNSTILE' | 'HCAPTCHA') =>
    render(privacyPolicy, { ...exampleSite, captcha });
  expect(withCaptcha('TURNSTILE')).toContain('loads this check from Cloudflare, which sees your IP address');
  expect(withCaptcha('HCAPTCHA')).toContain('loads this check from hCaptcha, which sees your IP address');
  expect(withCaptcha('HCAPTCHA')).toContain('from other companies, except for the check');
});

test('every section has an address of its own', () => {
  for (const { sections } of documents) {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  }
});

test('every link from one text to another leads to something', () => {
  const own = documents.flatMap(({ page, sections }) => [
    page.path,
    ...sections.map(({ id }) => `${page.path}#${id}`),
  ]);
  const addresses = [...own, sitePaths.fairPlay, sitePaths.status];
  for (const document of documents) {
    const links = [...render(document).matchAll(/href="(\/[^"]+)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(addresses).toContain(link);
  }
});

test('name, address and support email are the brand’s', async () => {
  const brand = JSON.parse(
    await readFile(new URL('../../../../brand.json', import.meta.url), 'utf8'),
  ) as Readonly<Record<string, string>>;
  const { legalName, address, supportEmail } = exampleSite.brand;
  expect(Object.keys(brand)).toContain('name');
  for (const document of documents) {
    const html = render(document);
    for (const text of [legalName, address, supportEmail]) expect(html).toContain(text);
    expect(html.replaceAll(supportEmail, '')).not.toMatch(/@(?!(?:context|graph))\w/);
    for (const value of Object.values(brand)) expect(html).not.toContain(value);
  }
});

test('a page says since when it applies, and when its text changed after that', () => {
  const datesOf = (document: (typeof documents)[number]) =>
    [...render(document).matchAll(/<time dateTime="([^"]+)">([^<]+)<\/time>/g)].map(([, iso, text]) => ({
      iso,
      text,
    }));
  const later = { iso: '2999-01-31', text: 'January 31st, 2999' };
  const earlier = { iso: '1999-01-31', text: 'January 31st, 1999' };
  for (const document of documents) {
    expect(datesOf({ ...document, changed: later })).toEqual([legalFacts.date, later]);
    for (const changed of [null, earlier])
      expect(datesOf({ ...document, changed })).toEqual([legalFacts.date]);
  }
});

test('the dates that are shown are those for programs', () => {
  for (const { iso, text } of [legalFacts.date, ...documents.flatMap(({ changed }) => changed ?? [])]) {
    const [month = '', day = '', year = ''] = text.split(' ');
    expect(new Date(`${month} ${parseInt(day)}, ${year} UTC`).toISOString().slice(0, 10)).toBe(iso);
  }
});

test('the country that gets text messages is named from the one place that sets it', async () => {
  const source = await readFile(new URL('./privacy-policy.tsx', import.meta.url), 'utf8');
  expect(source).not.toMatch(new RegExp(`\\b${smsCountry.adjective}\\b`));
  expect(render(privacyPolicy)).toContain(`${smsCountry.adjective} mobile numbers`);
});
