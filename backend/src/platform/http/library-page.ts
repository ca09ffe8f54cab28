import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { basePolicy, inlineScriptHashes, policyHeader } from './security-headers.ts';

/**
 * Sends a page that a library draws. Its policy allows scripts from this server, inline ones by their hash, and styles
 * from this server or with the nonce of this answer. Libraries add their styles by script without a nonce, so {@link
 * nonceStyles} has to come before their scripts.
 *
 * @param html the page; the nonce is inserted into {@link nonceStyles}.
 */
export function sendLibraryPage(reply: FastifyReply, html: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  const page = html(nonce);
  const contentSecurityPolicy = policyHeader({
    ...basePolicy,
    'script-src': ["'self'", ...inlineScriptHashes(page)],
    'style-src': ["'self'", `'nonce-${nonce}'`],
  });
  return reply
    .headers({ 'content-security-policy': contentSecurityPolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Adds the nonce to every style element that a script of the page creates, and turns style attributes that a script
 * sets into properties, which a policy does not block. Markup with styles in it stays blocked.
 */
export const nonceStyles = (nonce: string): string =>
  `<meta property="csp-nonce" content="${nonce}">\n<script>${nonceStylesScript}</script>`;

const nonceStylesScript = `{
  const nonce = document.querySelector('meta[property=csp-nonce]').content;
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (...name) {
    const element = createElement.apply(this, name);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style' && 'style' in this) this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
}`;
