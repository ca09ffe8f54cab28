import type { Site } from '@waitlist/backend/page-data';

/** The id of the JSON element of every page whose code reads the site's settings. */
export const siteElementId = 'site';

/** The site that a page embeds. @throws Error if it does not. */
export function siteOf(page: Document): Site {
  const json = page.getElementById(siteElementId)?.textContent;
  if (json === undefined) throw new Error(`The page has no #${siteElementId}`);
  return parseSite(json);
}

/**
 * Parses the site from the text of `#site`.
 *
 * @throws Error naming what is missing: a page without its site was served incorrectly.
 */
export function parseSite(json: string): Site {
  const site = record(JSON.parse(json), 'site');
  const brand = record(site['brand'], 'brand');
  return {
    brand: {
      name: text(brand, 'name'),
      legalName: text(brand, 'legalName'),
      tagline: text(brand, 'tagline'),
      description: text(brand, 'description'),
      supportEmail: text(brand, 'supportEmail'),
      address: text(brand, 'address'),
      copyright: text(brand, 'copyright'),
    },
    publicUrl: text(site, 'publicUrl'),
    webAppUrl: text(site, 'webAppUrl'),
    hasWebApp: site['hasWebApp'] === true,
    smsEnabled: site['smsEnabled'] === true,
    pointsPerReferral: Number(site['pointsPerReferral']),
    keepsSources: site['keepsSources'] === true,
    ...(typeof site['explorerPath'] === 'string' && { explorerPath: site['explorerPath'] }),
  };
}

/** JSON that is safe in a script element, whatever the values contain. */
export const embeddedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`#${siteElementId} has no ${name}`);
  return { ...value };
}

function text(of: Record<string, unknown>, name: string): string {
  const value = of[name];
  if (typeof value !== 'string') throw new Error(`#${siteElementId} has no ${name}`);
  return value;
}
