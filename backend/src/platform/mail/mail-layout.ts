import { brandColors } from '../brand/brand-colors.ts';
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
  /** Something to read or copy: a code, a rank. */
  | { readonly kind: 'figure'; readonly label: string; readonly value: string }
  /** The next thing to do; one in a mail. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** An address to share, shown as it is. */
  | { readonly kind: 'link'; readonly url: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string }
  /** HTML that is already laid out with {@link mailStyles}; outside values in it are escaped by `html`. */
  | { readonly kind: 'rendered'; readonly html: string; readonly text: string };

export interface MailLayout {
  readonly brand: MailBrand;
  /** The site's address. */
  readonly publicUrl: string;
  readonly subject: string;
  /** What mail programs show next to the subject. */
  readonly preheader: string;
  /** Null if the blocks have a heading of their own, or none. */
  readonly title: string | null;
  readonly blocks: readonly MailBlock[];
  /** For messages that users can unsubscribe from. */
  readonly unsubscribe?: { readonly url: string; readonly reason: string; readonly label: string };
}

const { dark, light } = brandColors;

/**
 * How parts of a mail look where style sheets are dropped; the class names `mark`, `figure`, `link`, `button`, `label`
 * and `muted` restyle them in dark mode.
 */
export const mailStyles = {
  paragraph: 'margin:0 0 16px',
  h1: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  h2: 'margin:24px 0 12px;font-size:18px;line-height:1.3',
  figure: `padding:16px;border-radius:12px;background-color:${light['ink-3']};color:${light.fg};text-align:center;font:700 28px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.08em`,
  /** A code or a figure that an author put on a line of its own; longer than the figures in our own mails. */
  code: `padding:14px 8px;border-radius:12px;background-color:${light['ink-3']};color:${light.fg};text-align:center;font:700 20px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.04em`,
  link: `color:${light.sky};font-weight:600`,
  /** The cell of a button. Word, which draws Outlook's mails, leaves out the padding of links. */
  button: `border-radius:10px;background-color:${light.sky};mso-padding-alt:12px 20px`,
  /** The link inside the button. */
  label: `display:inline-block;padding:12px 20px;border-radius:10px;color:${light['ink-2']};font-weight:700;text-decoration:none`,
  list: 'margin:0 0 16px 24px;padding:0',
  item: 'margin:0 0 6px',
  quote: `margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${light['line-2']};color:${light['fg-3']}`,
  rule: `margin:24px 0;border:0;border-top:1px solid ${light['line-2']}`,
} as const;

/** Around a figure or a button: cells, because Outlook ignores margins of tables and padding of text. */
export const mailCell = {
  open: (kind: 'figure' | 'button', style: string): string =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 0 24px"><table role="presentation"${kind === 'figure' ? ' width="100%"' : ''} cellpadding="0" cellspacing="0" border="0"><tr><td class="${kind}" bgcolor="${kind === 'figure' ? light['ink-3'] : light.sky}" style="${style}">`,
  close: '</td></tr></table></td></tr></table>\n',
} as const;

/**
 * Lays out a mail as text and as HTML with the same words. The HTML loads nothing from anywhere, follows the reader's
 * light or dark setting, and works where style sheets are dropped.
 */
export function renderMail(mail: MailLayout): MailContent {
  return { subject: mail.subject, text: renderText(mail), html: renderHtml(mail) };
}

function renderText({ brand, publicUrl, title, blocks, unsubscribe }: MailLayout): string {
  const footer = `${brand.name} · ${publicUrl}\n${brand.legalName}, ${brand.address}\nQuestions? ${brand.supportEmail}`;
  const leave =
    unsubscribe === undefined ? '' : `\n${unsubscribe.reason}\n${unsubscribe.label}: ${unsubscribe.url}`;
  const heading = title === null ? [] : [title];
  return `${[...heading, ...blocks.map(blockText)].join('\n\n')}\n\n-- \n${footer}${leave}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'rendered':
      return block.text;
    case 'figure':
      return `${block.label}: ${block.value}`;
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'link':
      return block.url;
  }
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${mailStyles.paragraph}">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 16px;font-size:14px;color:${light['fg-3']}">${escapeHtml(block.text)}</p>`;
    case 'figure':
      return `<p class="muted" style="margin:0 0 4px;font-size:14px;color:${light['fg-3']}">${escapeHtml(block.label)}</p>
${mailCell.open('figure', mailStyles.figure)}${escapeHtml(block.value)}${mailCell.close}`;
    case 'button':
      return `${mailCell.open('button', mailStyles.button)}<a class="label" href="${escapeHtml(block.url)}" style="${mailStyles.label}">${escapeHtml(block.label)}</a>${mailCell.close}`;
    case 'link':
      return `<p style="margin:0 0 24px;word-break:break-all"><a class="link" href="${escapeHtml(block.url)}" style="${mailStyles.link}">${escapeHtml(block.url)}</a></p>`;
    case 'rendered':
      return block.html;
  }
}

const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.ink}!important}.card{background:${dark['ink-2']}!important;color:${dark.fg}!important}
.muted{color:${dark['fg-2']}!important}.figure{background:${dark['ink-3']}!important;color:${dark.accent}!important}
.mark{background:${dark.accent}!important;color:${dark['accent-ink']}!important}.link{color:${dark.sky}!important}.button{background:${dark.sky}!important}.label{color:${dark.ink}!important}}`;

/** For Outlook on Windows: it does not support max-width, and falls back to a serif font. */
const outlook = {
  head: `<!--[if mso]><style>body,table,td,p,h1,h2,a,li{font-family:Arial,sans-serif!important}</style><![endif]-->`,
  open: '<!--[if mso]><table role="presentation" width="520" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  close: '<!--[if mso]></td></tr></table><![endif]-->',
} as const;

/**
 * The name beside a mark: its first letter, because mail programs block pictures until the reader asks for them, and
 * loading one would tell when a mail was read.
 */
const letterhead = (name: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 0 24px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" class="mark" width="28" height="28" align="center" bgcolor="${dark.accent}" style="width:28px;height:28px;border-radius:8px;background-color:${dark.accent};color:${dark['accent-ink']};font-weight:700;line-height:28px">${escapeHtml(firstLetterOf(name))}</td>
<td style="padding:0 0 0 10px;font-weight:700">${escapeHtml(name)}</td></tr></table></td></tr></table>`;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const firstLetterOf = (name: string): string => letters.segment(name).containing(0)?.segment ?? '';

/** Keeps the beginning of the mail from showing up after a short preheader. */
const afterPreheader = '&#847; &#8199; '.repeat(40);

function renderHtml({
  brand,
  publicUrl,
  subject,
  preheader,
  title,
  blocks,
  unsubscribe,
}: MailLayout): string {
  const leave =
    unsubscribe === undefined
      ? ''
      : `<br>
${escapeHtml(unsubscribe.reason)}
<a class="link" href="${escapeHtml(unsubscribe.url)}" style="color:${light.sky}">${escapeHtml(unsubscribe.label)}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
${outlook.head}
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.ink}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${afterPreheader}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.ink}" style="background-color:${light.ink}"><tr><td align="center" style="padding:24px 12px">
${outlook.open}
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light['ink-2']}" style="max-width:520px;background-color:${light['ink-2']};color:${light.fg};border-radius:16px"><tr><td align="left" style="padding:32px 24px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
${letterhead(brand.name)}
${title === null ? '' : `<h1 style="${mailStyles.h1}">${escapeHtml(title)}</h1>\n`}${blocks.map(blockHtml).join('\n')}
</td></tr></table>
<p class="muted" style="max-width:520px;margin:16px auto 0;font:13px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:${light['fg-3']}">
${escapeHtml(brand.legalName)}, ${escapeHtml(brand.address)}<br>
<a class="link" href="${escapeHtml(publicUrl)}" style="color:${light.sky}">${escapeHtml(publicUrl)}</a> ·
<a class="link" href="mailto:${escapeHtml(brand.supportEmail)}" style="color:${light.sky}">${escapeHtml(brand.supportEmail)}</a>${leave}
</p>
${outlook.close}
</td></tr></table>
</body>
</html>
`;
}
