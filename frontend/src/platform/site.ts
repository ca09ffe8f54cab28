/** The site's name and address. The server fills it in when it serves a page; see README.md. */
export interface Brand {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly description: string;
  readonly supportEmail: string;
  readonly address: string;
  readonly copyright: string;
}

export interface Site {
  readonly brand: Brand;
  /** Without a trailing slash, like {@link Site.webAppUrl}. */
  readonly publicUrl: string;
  readonly webAppUrl: string;
  /** False until `WEB_APP_URL` is set: {@link Site.webAppUrl} then leads to a page that says so. */
  readonly hasWebApp: boolean;
  /** Whether codes can be sent by text message. */
  readonly smsEnabled: boolean;
  readonly pointsPerReferral: number;
}

/** The id of the JSON element of every page whose code reads the site's settings. */
export const siteElementId = 'site';

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
  };
}

/** The site as tokens: pages are prerendered with them, so that one build serves any site. */
export const tokenSite: Site = {
  brand: {
    name: '%brand.name%',
    legalName: '%brand.legalName%',
    tagline: '%brand.tagline%',
    description: '%brand.description%',
    supportEmail: '%brand.supportEmail%',
    address: '%brand.address%',
    copyright: '%brand.copyright%',
  },
  publicUrl: '%publicUrl%',
  webAppUrl: '%webAppUrl%',
  hasWebApp: false,
  smsEnabled: false,
  pointsPerReferral: 0,
};

function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`#${siteElementId} has no ${name}`);
  return { ...value };
}

function text(of: Record<string, unknown>, name: string): string {
  const value = of[name];
  if (typeof value !== 'string') throw new Error(`#${siteElementId} has no ${name}`);
  return value;
}
