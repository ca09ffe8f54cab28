import type { BrandTexts } from '../brand/brand.ts';

/** What a page knows about the installation that serves it. */
export interface Site {
  readonly brand: BrandTexts;
  /** The site's address, without a trailing slash. */
  readonly publicUrl: string;
  /** The separate web app that Sign In and Sign Up open. */
  readonly webAppUrl: string;
  /** Whether there is such an app yet. */
  readonly hasWebApp: boolean;
  /** Whether codes can be sent by text message. */
  readonly smsEnabled: boolean;
  readonly pointsPerReferral: number;
}

/**
 * The site. Until there is an app, Sign In and Sign Up lead to the page that says it is not open yet. Sign Up adds a
 * path to the app's address, which goes into the fragment, so that both buttons lead to the same page.
 */
export const siteOf = (
  site: Omit<Site, 'webAppUrl' | 'hasWebApp'> & { readonly webAppUrl: string | null },
): Site => ({
  ...site,
  hasWebApp: site.webAppUrl !== null,
  webAppUrl: site.webAppUrl ?? `${site.publicUrl}/app#`,
});

const siteElement = /(<script type="application\/json" id="site">).*?(<\/script>)/s;
const structuredDataOrToken = /<script type="application\/ld\+json">.*?<\/script>|%[a-zA-Z.]+%/gs;
const token = /%((?:brand\.)?[a-zA-Z]+)%/g;

/**
 * Fills a prerendered page in: `%brand.name%` and the like with their values, as HTML or, inside structured data, as
 * JSON; and the element `#site` of pages with islands with the whole site as JSON, from which the client hydrates the
 * same page.
 *
 * @throws when the page names an unknown value.
 */
export function fillIn(page: string, site: Site): string {
  const values = new Map<string, string>([
    ['publicUrl', site.publicUrl],
    ['webAppUrl', site.webAppUrl],
    ...Object.entries(site.brand).map(([name, value]) => [`brand.${name}`, value] as const),
  ]);
  const fill = (text: string, escape: (value: string) => string): string =>
    text.replace(token, (whole, name: string) => {
      const value = values.get(name);
      if (value === undefined && name.startsWith('brand.'))
        throw new Error(`The page asks for ${name}, which the brand has not`);
      return value === undefined ? whole : escape(value);
    });
  return page
    .replace(structuredDataOrToken, (found) =>
      fill(found, found.startsWith('<script') ? escapeInJson : escapeHtml),
    )
    .replace(siteElement, (_whole, open: string, close: string) => open + embeddedJson(site) + close);
}

/** Rows that a page shows, by name; each is a set of texts. */
export type PageLists = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

const listPart = /%each:([a-z]+)%(.*?)%else:\1%(.*?)%end:\1%/gs;
const rowToken = /%[a-z]+\.([a-zA-Z]+)%/g;

/** Whether a page shows lists at all. */
export const showsLists = (page: string): boolean => page.includes('%each:');

/**
 * Repeats the content after `%each:name%` for every row of that list; without rows, keeps the content after
 * `%else:name%`.
 */
export function fillLists(page: string, lists: PageLists): string {
  return page.replace(listPart, (_whole, name: string, each: string, otherwise: string) => {
    const rows = lists[name] ?? [];
    if (rows.length === 0) return otherwise;
    return rows
      .map((row) => each.replace(rowToken, (token, field: string) => escapeHtml(row[field] ?? token)))
      .join('');
  });
}

/** JSON that is safe in a script element, whatever the values contain. */
const embeddedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Text as a part of a string in embedded JSON. */
const escapeInJson = (text: string): string => embeddedJson(text).slice(1, -1);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text as HTML content or attribute value; escapes the same characters as React. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
