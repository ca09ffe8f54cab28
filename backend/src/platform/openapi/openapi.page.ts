import { nonceStyles } from '../http/library-page.ts';
import { escapeHtml } from '../mail/html.ts';
import { apiPageTheme } from './openapi.theme.ts';

/** Addresses of the document and of the script that shows it. */
interface PageAddresses {
  readonly document: string;
  readonly script: string;
}

/**
 * The page that shows the document with Scalar and tries calls on this server; without scripts, a link to the document.
 */
export function renderApiPage(title: string, addresses: PageAddresses, nonce: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${heading}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${nonceStyles(nonce)}
</head>
<body>
<noscript><h1>${heading}</h1><p>This page needs JavaScript. <a href="${addresses.document}">openapi.json</a> describes every call.</p></noscript>
<div id="app"></div>
<script src="${addresses.script}"></script>
<script>Scalar.createApiReference('#app', { ...${json(configurationOf(title, addresses))}, customFetch: ${ownFetch} })</script>
</body>
</html>
`;
}

/** By default, Scalar loads fonts from other hosts, sends usage figures, and offers services of its maker. */
const configurationOf = (title: string, { document }: PageAddresses) => ({
  url: document,
  theme: 'none',
  customCss: apiPageTheme,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  metaData: { title },
  authentication: { preferredSecurityScheme: 'token' },
});

/** Copies the XSRF cookie into its header, as the site does, and sends no token when none was entered. */
const ownFetch = `(input, init) => {
  const request = new Request(input, init);
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  if (token !== undefined) request.headers.set('X-XSRF-TOKEN', token);
  if (request.headers.get('Authorization') === 'Bearer') request.headers.delete('Authorization');
  return fetch(request);
}`;

/** JSON that is safe in a script element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
