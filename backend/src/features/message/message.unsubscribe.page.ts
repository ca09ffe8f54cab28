import { brandColors } from '../../platform/brand/brand-colors.ts';
import { escapeHtml } from '../../platform/mail/html.ts';
import type { Stream } from './message.streams.ts';

/** The brand on the pages. */
export interface UnsubscribeSite {
  readonly brand: { readonly name: string; readonly supportEmail: string };
  readonly publicUrl: string;
}

const { dark, light } = brandColors;

/** The one style sheet of these pages; the policy allows no other. The colors are those of the emails. */
export const unsubscribeStyle = `:root{color-scheme:light dark;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
body{margin:0;padding:3rem 1rem;background:${light.ink};color:${light.fg}}
main{box-sizing:border-box;max-width:32rem;margin:0 auto;padding:2rem;border-radius:1rem;background:${light['ink-2']}}
p{margin:0 0 1rem}.brand{font-weight:700}h1{margin:0 0 1rem;font-size:1.4rem;line-height:1.3}
button{font:inherit;font-weight:700;padding:.75rem 1.25rem;border:0;border-radius:.625rem;background:${light.sky};color:${light['ink-2']};cursor:pointer}
a{color:${light.sky}}button:focus-visible,a:focus-visible{outline:3px solid ${light.sky};outline-offset:3px}.last{margin:1.5rem 0 0}
@media (prefers-color-scheme:dark){body{background:${dark.ink};color:${dark.fg}}main{background:${dark['ink-2']}}a{color:${dark.sky}}
button{background:${dark.sky};color:${dark.ink}}button:focus-visible,a:focus-visible{outline-color:${dark.sky}}}`;

const words: Readonly<
  Record<Stream, { readonly ask: string; readonly effect: string; readonly done: string }>
> = {
  invites: {
    ask: 'Unsubscribe from invitations?',
    effect: 'We’ll stop emailing invitations to you.',
    done: 'We won’t email invitations to you anymore.',
  },
  news: {
    ask: 'Unsubscribe from news?',
    effect: 'We’ll stop emailing news to you.',
    done: 'We won’t email news to you anymore.',
  },
  updates: {
    ask: 'Unsubscribe from updates about your rank?',
    effect: 'We’ll stop emailing you when friends join with your code.',
    done: 'We won’t email you anymore when friends join with your code.',
  },
};

/**
 * Asks for confirmation before anything changes: mail scanners open links, but press no buttons. Works without scripts.
 */
export const askPage = (site: UnsubscribeSite, stream: Stream): string =>
  page(
    site,
    words[stream].ask,
    `<p>${words[stream].effect} You keep your rank on the ${escapeHtml(site.brand.name)} waitlist.</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>`,
  );

/** What a user reads once it has happened. */
export const donePage = (site: UnsubscribeSite, stream: Stream): string =>
  page(
    site,
    'You’ve unsubscribed',
    `<p>${words[stream].done} You keep your rank on the ${escapeHtml(site.brand.name)} waitlist.</p>
<p class="last"><a href="${escapeHtml(site.publicUrl)}/status">Choose which emails you get</a></p>`,
  );

/** Shown if the link was not issued by this app. */
export const unknownLinkPage = (site: UnsubscribeSite): string =>
  page(
    site,
    'This link doesn’t work',
    `<p>Part of it may be missing. Copy the whole link from the email, or write to
<a href="mailto:${escapeHtml(site.brand.supportEmail)}">${escapeHtml(site.brand.supportEmail)}</a>.</p>
<p class="last">NOT_FOUND</p>`,
  );

const page = ({ brand }: UnsubscribeSite, title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}: ${escapeHtml(brand.name)}</title><style>${unsubscribeStyle}</style></head>
<body><main><p class="brand">${escapeHtml(brand.name)}</p><h1>${title}</h1>
${body}</main></body></html>`;
