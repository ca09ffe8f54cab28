import { escapeHtml } from '../mail/html.ts';
import type { ShownMessage } from './outbox.message.ts';

/** The one style sheet of these pages; the policy allows no other. */
export const pageStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:46rem;margin:0 auto;padding:1.5rem}
article{border:1px solid #8886;border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}
h1{font-size:1.5rem}h2{font-size:1.05rem;margin:0}
.about{margin:0 0 .5rem;opacity:.75;font-size:.9rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.5rem 0}
iframe{width:100%;height:38rem;border:1px solid #8886;border-radius:.75rem;background:#fff}`;

/** All messages, newest first; the page fetches itself anew every five seconds. */
export function listPage(messages: readonly ShownMessage[]): string {
  const articles =
    messages.length === 0
      ? '<p>No message yet. Ask for an OTP on the site, and it appears here.</p>'
      : messages.map(article).join('\n');
  return page({
    title: 'Outbox',
    refresh: true,
    body: `<h1>Outbox</h1>
<p>These messages were not sent: no mail server or SMS account is configured. Only the link that the server prints at start opens this page.</p>
<main>${articles}</main>`,
  });
}

/** What is shown without the token. */
export const lockedPage = (): string =>
  page({
    title: 'Outbox',
    refresh: false,
    body: `<main><h1>The outbox is locked</h1>
<p>It shows every message that would have been sent, verification codes and reset links included. Open it with the link that
<code>npm start</code> printed in the terminal; it looks like <code>/outbox?token=…</code></p></main>`,
  });

/** One message, its HTML form in a frame of its own that can do nothing. */
export function messagePage(message: ShownMessage): string {
  const frame =
    message.html === null
      ? ''
      : `<iframe sandbox src="/outbox/${encodeURIComponent(message.id)}/html" title="The e-mail as HTML"></iframe>`;
  return page({
    title: message.subject ?? 'Text message',
    refresh: false,
    body: `<p><a href="/outbox">Outbox</a></p><main>${article(message)}${frame}</main>`,
  });
}

function article({ id, channel, to, subject, text, html, createdAt }: ShownMessage): string {
  const link = html === null ? '' : ` · <a href="/outbox/${encodeURIComponent(id)}">as HTML</a>`;
  return `<article><h2>${escapeHtml(subject ?? 'Text message')}</h2>
<p class="about">${channel === 'email' ? 'E-mail' : 'SMS'} to ${escapeHtml(to)} · <time datetime="${createdAt}">${createdAt.replace('T', ' ').slice(0, 19)} UTC</time>${link}</p>
<pre>${escapeHtml(text)}</pre></article>`;
}

function page({
  title,
  body,
  refresh,
}: {
  readonly title: string;
  readonly body: string;
  readonly refresh: boolean;
}): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refresh ? '<meta http-equiv="refresh" content="5">\n' : ''}<title>${escapeHtml(title)}</title><style>${pageStyle}</style></head>
<body>${body}</body></html>`;
}
