import type { MailContent } from '../delivery/template.ts';
import { escapeHtml } from './html.ts';

/** Who writes. */
export interface MailBrand {
  readonly name: string;
  readonly legalName: string;
  readonly supportEmail: string;
  readonly address: string;
}

/** A part of a mail, in reading order. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Something to read off or copy: a code, a rank. */
  | { readonly kind: 'figure'; readonly label: string; readonly value: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string };

export interface MailLayout {
  readonly brand: MailBrand;
  /** The site's address. */
  readonly publicUrl: string;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

/**
 * Lays out a mail as text and as HTML with the same words. The HTML loads nothing from anywhere, follows the reader's
 * light or dark setting, and works where style sheets are dropped.
 */
export function renderMail(mail: MailLayout): MailContent {
  return { subject: mail.subject, text: renderText(mail), html: renderHtml(mail) };
}

function renderText({ brand, publicUrl, title, blocks }: MailLayout): string {
  const footer = `${brand.name} · ${publicUrl}\n${brand.legalName}, ${brand.address}\nQuestions? ${brand.supportEmail}`;
  return `${[title, ...blocks.map(blockText)].join('\n\n')}\n\n-- \n${footer}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'figure':
      return `${block.label}: ${block.value}`;
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 16px;font-size:14px;color:#5b6472">${escapeHtml(block.text)}</p>`;
    case 'figure':
      return `<p class="muted" style="margin:0 0 4px;font-size:14px;color:#5b6472">${escapeHtml(block.label)}</p>
<p class="figure" style="margin:0 0 24px;padding:16px;border-radius:12px;background:#eef2ff;color:#1e1b4b;text-align:center;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em">${escapeHtml(block.value)}</p>`;
    case 'button':
      return `<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#4338ca;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
}

const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0b1020!important}.card{background:#151b2e!important;color:#e6e9f2!important}
.muted{color:#a3acc2!important}.figure{background:#232b49!important;color:#e0e7ff!important}
.button{background:#818cf8!important;color:#0b1020!important}.link{color:#a5b4fc!important}}`;

function renderHtml({ brand, publicUrl, subject, preheader, title, blocks }: MailLayout): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f4f8">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;color:#141824;border-radius:16px"><tr><td style="padding:32px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr></table>
<p class="muted" style="max-width:520px;margin:16px auto 0;font:13px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#5b6472">
${escapeHtml(brand.legalName)}, ${escapeHtml(brand.address)}<br>
<a class="link" href="${escapeHtml(publicUrl)}" style="color:#4338ca">${escapeHtml(publicUrl)}</a> ·
<a class="link" href="mailto:${escapeHtml(brand.supportEmail)}" style="color:#4338ca">${escapeHtml(brand.supportEmail)}</a>
</p>
</td></tr></table>
</body>
</html>
`;
}
