import type { Site } from './page-data.ts';

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
