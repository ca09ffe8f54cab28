import { brandColors } from '../brand/brand-colors.ts';
import { escapeHtml } from '../mail/html.ts';
import type { ShownMessage } from './outbox.message.ts';

const {
  ink,
  'ink-2': panel,
  'line-2': line,
  fg,
  'fg-2': softer,
  accent,
  'accent-ink': accentInk,
} = brandColors.dark;

/** The one style sheet of these pages; the policy allows no other. */
export const pageStyle = `:root{color-scheme:dark;--ink:${ink};--panel:${panel};--line:${line};--fg:${fg};--fg-2:${softer};--accent:${accent};font:16px/1.5 system-ui,sans-serif}
body{margin:0;background:var(--ink);color:var(--fg-2)}
header{display:flex;align-items:center;gap:.75rem;border-bottom:1px solid var(--line);padding:1rem max(1.25rem,calc(50vw - 24rem));color:var(--fg);font-weight:600}
header a{color:inherit;text-decoration:none}
main{max-width:48rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}
article{border:1px solid var(--line);border-radius:1.25rem;background:var(--panel);margin:1.25rem 0;overflow:hidden}
.head{padding:1rem 1.25rem}
h1{color:var(--fg);font-size:1.75rem;letter-spacing:-.025em;margin:0}
h2{color:var(--fg);font-size:1.1rem;margin:0}
a{color:var(--fg)}
.about{margin:.25rem 0 0;font-size:.9rem;overflow-wrap:anywhere}
.code{display:flex;align-items:center;gap:.75rem;margin:.75rem 0 0}
.code code{border:1px solid var(--line);border-radius:.75rem;padding:.35rem 1rem;color:var(--accent);font:600 1.5rem/1.3 system-ui,sans-serif;letter-spacing:.15em;user-select:all}
button{min-height:2.75rem;border:0;border-radius:.75rem;padding:0 1.25rem;background:var(--accent);color:${accentInk};font:600 1rem system-ui,sans-serif;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0;border-top:1px solid var(--line);padding:1rem 1.25rem}
iframe{display:block;width:100%;height:44rem;border:0;background:#fff}`;

/**
 * The one script of these pages: copies a code, makes each mail's frame as high as the mail, and reloads the list when a
 * message arrives, so that readers keep their place. Without it, a click selects the code, frames scroll, and the list
 * reloads itself every five seconds.
 */
export const pageScript = `for(const button of document.querySelectorAll('[data-copy]')){button.hidden=false;button.addEventListener('click',async()=>{try{await navigator.clipboard.writeText(button.dataset.copy);button.textContent='Copied'}catch{button.textContent='Select and copy it'}})}
const fit=(frame)=>{const root=frame.contentDocument?.documentElement;if(!root)return;frame.style.height='0';frame.style.height=root.scrollHeight+'px'}
const frames=document.querySelectorAll('iframe');for(const frame of frames){fit(frame);frame.addEventListener('load',()=>fit(frame))}addEventListener('resize',()=>frames.forEach(fit))
const list=document.querySelector('[data-newest]');if(list)setInterval(async()=>{if(document.hidden)return;try{const response=await fetch('/outbox');if(response.ok&&!(await response.text()).includes(\`data-newest="\${list.dataset.newest}"\`))location.reload()}catch{}},3000)`;

/** The pages' branding. */
export interface OutboxBrand {
  readonly name: string;
}

/** All messages, newest first. */
export function listPage(messages: readonly ShownMessage[], brand: OutboxBrand): string {
  const articles =
    messages.length === 0
      ? '<p>No messages yet. Request a code on the site, and it appears here.</p>'
      : messages.map(article).join('\n');
  return page(brand, {
    title: 'Outbox',
    refresh: true,
    body: `<main data-newest="${escapeHtml(messages[0]?.id ?? '')}"><h1>Outbox</h1>
<p>No mail server or SMS account is configured, so these messages were not sent.</p>
${articles}</main>`,
  });
}

/** Shown without the token. */
export const lockedPage = (brand: OutboxBrand): string =>
  page(brand, {
    title: 'Outbox',
    refresh: false,
    body: `<main><h1>The outbox is locked</h1>
<p>It shows every message that would have been sent, verification codes and reset links included. Open it with the link that
<code>npm start</code> printed in the terminal; it looks like <code>/outbox?token=…</code></p></main>`,
  });

/** One message. */
export const messagePage = (message: ShownMessage, brand: OutboxBrand): string =>
  page(brand, {
    title: message.subject ?? 'Text message',
    refresh: false,
    body: `<main><p><a href="/outbox">All messages</a></p>${article(message)}</main>`,
  });

/** A whole email, in a frame that runs no scripts; of the same origin, so that its height can be read. */
function article(message: ShownMessage): string {
  const { id, channel, to, subject, text, html, code, createdAt } = message;
  const address = `/outbox/${encodeURIComponent(id)}`;
  const title = escapeHtml(subject ?? 'Text message');
  const body =
    html === null
      ? `<pre>${escapeHtml(text)}</pre>`
      : `<iframe sandbox="allow-same-origin" loading="lazy" src="${address}/html" title="${title}"></iframe>`;
  return `<article><div class="head"><h2><a href="${address}">${title}</a></h2>
<p class="about">${channel === 'email' ? 'Email' : 'Text message'} to ${escapeHtml(to)} · <time datetime="${createdAt}">${createdAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
${code === null ? '' : copiable(escapeHtml(code))}</div>${body}</article>`;
}

const copiable = (code: string): string =>
  `<p class="code"><code>${code}</code><button type="button" data-copy="${code}" hidden>Copy code</button></p>`;

interface Page {
  readonly title: string;
  readonly body: string;
  readonly refresh: boolean;
}

function page(brand: OutboxBrand, { title, body, refresh }: Page): string {
  const name = escapeHtml(brand.name);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refresh ? '<noscript><meta http-equiv="refresh" content="5"></noscript>\n' : ''}<title>${escapeHtml(title)} · ${name}</title><link rel="icon" href="/favicon.svg"><style>${pageStyle}</style></head>
<body><header><img src="/favicon.svg" width="28" height="28" alt=""><a href="/">${name}</a></header>${body}<script>${pageScript}</script></body></html>`;
}
