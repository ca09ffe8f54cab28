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
  /** An address to open or to pass on, shown as it is. */
  | { readonly kind: 'link'; readonly url: string }
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
    case 'link':
      return block.url;
  }
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 16px;font-size:14px;color:#5b6880">${escapeHtml(block.text)}</p>`;
    case 'figure':
      return `<p class="muted" style="margin:0 0 4px;font-size:14px;color:#5b6880">${escapeHtml(block.label)}</p>
<p class="figure" style="margin:0 0 24px;padding:16px;border-radius:12px;background:#f1f3f8;color:#0c1322;text-align:center;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.08em">${escapeHtml(block.value)}</p>`;
    case 'link':
      return `<p style="margin:0 0 24px;word-break:break-all"><a class="link" href="${escapeHtml(block.url)}" style="color:#2f5fd0;font-weight:600">${escapeHtml(block.url)}</a></p>`;
  }
}

const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#070b15!important}.card{background:#0c1322!important;color:#eef3fc!important}
.muted{color:#b4c1d6!important}.figure{background:#131c30!important;color:#c8f751!important}
.link{color:#7cb7ff!important}}`;

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
<body class="page" style="margin:0;padding:0;background:#f7f8fb">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f8fb"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;color:#0c1322;border-radius:16px"><tr><td style="padding:32px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr></table>
<p class="muted" style="max-width:520px;margin:16px auto 0;font:13px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#5b6880">
${escapeHtml(brand.legalName)}, ${escapeHtml(brand.address)}<br>
<a class="link" href="${escapeHtml(publicUrl)}" style="color:#2f5fd0">${escapeHtml(publicUrl)}</a> ·
<a class="link" href="mailto:${escapeHtml(brand.supportEmail)}" style="color:#2f5fd0">${escapeHtml(brand.supportEmail)}</a>
</p>
</td></tr></table>
</body>
</html>
`;
}
