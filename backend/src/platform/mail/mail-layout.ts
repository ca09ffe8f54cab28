import { brandColors } from '../brand/brand-colors.ts';
import type { MailContent } from '../delivery/template.ts';
import { escapeHtml } from './html.ts';
import { markAddress } from './mail-mark.ts';

/** Who writes. */
export interface MailBrand {
  readonly name: string;
  readonly legalName: string;
  readonly supportEmail: string;
  readonly address: string;
  /** Whether mails carry the mark (see `mail-mark.ts`). If not, the first letter of the name stands for it. */
  readonly hasMark?: boolean;
}

/** Where a user can share their link. */
export interface MailShare {
  /** The link as it is read out. */
  readonly shown: string;
  /** The same, with the way that it travels. */
  readonly link: string;
  /** What a user may say with it. */
  readonly words: string;
  /** Services, and the addresses that open them with words and link filled in. */
  readonly services: readonly { readonly name: string; readonly url: string }[];
}

/** A part of a mail, in reading order. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A code to read or copy. */
  | { readonly kind: 'figure'; readonly label: string; readonly value: string }
  /** Their rank, as the site shows it; `among` only where it doesn’t read as the last place. */
  | { readonly kind: 'rank'; readonly rank: string; readonly among: string | null }
  /** Their link, and services to share it by. In plain text, words to send with it. */
  | ({ readonly kind: 'share' } & MailShare)
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
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const monospace = 'ui-monospace,Menlo,Consolas,monospace';
/** Padding of the links that have one. Word, which draws Outlook's mails, takes only that of their cells. */
const labelPadding = { button: '13px 22px', service: '8px 14px' } as const;

/**
 * How parts of a mail look where style sheets are dropped; the class names restyle them in dark mode. The accent is a
 * ground, never text on light. Light text stands on grounds that are dark in both modes, so it stays readable where a
 * mail program turns colors around by itself.
 */
export const mailStyles = {
  paragraph: 'margin:0 0 16px',
  h1: 'margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-.02em',
  h2: 'margin:24px 0 12px;font-size:18px;line-height:1.3',
  figure: `padding:16px;border-radius:12px;background-color:${light['ink-3']};color:${light.fg};text-align:center;font:700 28px/1.2 ${monospace};letter-spacing:.08em`,
  /** A code that an author put on a line of its own; longer than those in our own mails. */
  code: `padding:14px 8px;border-radius:12px;background-color:${light['ink-3']};color:${light.fg};text-align:center;font:700 20px/1.3 ${monospace};letter-spacing:.04em`,
  rank: `padding:20px 16px;border-radius:12px;background-color:${dark['ink-2']};color:${dark['fg-2']};text-align:center;font-size:14px;line-height:1.5`,
  /** The number in a rank. */
  place: `color:${dark.accent};font-weight:600;line-height:1.2;letter-spacing:-.045em;font-variant-numeric:tabular-nums`,
  link: `color:${light.sky};font-weight:600`,
  /** The cell of a button. */
  button: `border-radius:12px;background-color:${dark.accent};mso-padding-alt:${labelPadding.button}`,
  /** The link inside the button. */
  label: `display:inline-block;padding:${labelPadding.button};border-radius:12px;color:${dark['accent-ink']};font-weight:700;text-decoration:none`,
  /** The cell of a service to share by, and the link inside. */
  service: `border:1px solid ${light['line-2']};border-radius:12px;mso-padding-alt:${labelPadding.service}`,
  share: `display:inline-block;padding:${labelPadding.service};color:${light.fg};font-size:15px;font-weight:600;text-decoration:none`,
  list: 'margin:0 0 16px 24px;padding:0',
  item: 'margin:0 0 6px',
  quote: `margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${light['line-2']};color:${light['fg-3']}`,
  rule: `margin:24px 0;border:0;border-top:1px solid ${light['line-2']}`,
} as const;

const grounds = { figure: light['ink-3'], rank: dark['ink-2'], button: dark.accent } as const;

/** Around a figure, a rank or a button: cells, because Outlook ignores margins of tables and padding of text. */
export const mailCell = {
  open: (kind: keyof typeof grounds, style: string): string =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 0 24px"><table role="presentation"${kind === 'button' ? '' : ' width="100%"'} cellpadding="0" cellspacing="0" border="0"><tr><td class="${kind}" bgcolor="${grounds[kind]}" style="${style}">`,
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
    unsubscribe === undefined ? '' : `\n\n${unsubscribe.reason}\n${unsubscribe.label}:\n${unsubscribe.url}`;
  const heading = title === null ? [] : [title];
  return `${[...heading, ...blocks.map(blockText)].join('\n\n')}\n\n-- \n${footer}${leave}\n`;
}

/** A block as plain text. */
export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'rendered':
      return block.text;
    case 'figure':
      return `${block.label}: ${block.value}`;
    case 'rank':
      return `Your rank: ${block.rank}${block.among === null ? '' : ` ${block.among}`}`;
    case 'share':
      return `${block.words}\n${block.link}`;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'link':
      return block.url;
  }
}

/** A block as HTML; all values in it are escaped. */
export function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${mailStyles.paragraph}">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 16px;font-size:14px;color:${light['fg-3']}">${escapeHtml(block.text)}</p>`;
    case 'figure':
      return `<p class="muted" style="margin:0 0 4px;font-size:14px;color:${light['fg-3']}">${escapeHtml(block.label)}</p>
${mailCell.open('figure', mailStyles.figure)}${escapeHtml(block.value)}${mailCell.close}`;
    case 'rank':
      return rankHtml(block);
    case 'share':
      return shareHtml(block);
    case 'button':
      return `${mailCell.open('button', mailStyles.button)}<a class="label" href="${escapeHtml(block.url)}" style="${mailStyles.label}">${escapeHtml(block.label)}</a>${mailCell.close}`;
    case 'link':
      return linkHtml(block.url, block.url, 24);
    case 'rendered':
      return block.html;
  }
}

const linkHtml = (url: string, shown: string, space: number): string =>
  `<p style="margin:0 0 ${space}px"><a class="link" href="${escapeHtml(url)}" style="${mailStyles.link}">${escapeHtml(shown)}</a></p>`;

/** A rank of millions is smaller, so that it fits on a phone. */
const rankSize = (rank: string): number => (rank.length > 7 ? 36 : 52);

const rankHtml = ({ rank, among }: Extract<MailBlock, { kind: 'rank' }>): string =>
  `${mailCell.open('rank', mailStyles.rank)}Your rank<br>
<strong class="place" style="font-size:${rankSize(rank)}px;${mailStyles.place}">${escapeHtml(rank)}</strong>${among === null ? '' : `<br>\n${escapeHtml(among)}`}${mailCell.close}`;

/** Each service is a table that floats: a row of cells would not wrap on phones. */
const shareHtml = ({ shown, link, services }: MailShare): string =>
  `${linkHtml(link, shown, 16)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 0 16px">
${services
  .map(
    ({ name, url }) =>
      `<table role="presentation" align="left" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 8px 8px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="service" style="${mailStyles.service}"><a class="share" href="${escapeHtml(url)}" style="${mailStyles.share}">${escapeHtml(name)}</a></td></tr></table></td></tr></table>`,
  )
  .join('\n')}
</td></tr></table>`;

const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.ink}!important}.card{background:${dark['ink-2']}!important;color:${dark.fg}!important}
.muted{color:${dark['fg-2']}!important}.figure{background:${dark['ink-3']}!important;color:${dark.accent}!important}
.rank{background:${dark['ink-3']}!important;color:${dark['fg-2']}!important}.place{color:${dark.accent}!important}
.head{background:${dark['ink-3']}!important;color:${dark.fg}!important}.mark{background:${dark.accent}!important;color:${dark['accent-ink']}!important}
.link{color:${dark.sky}!important}.button{background:${dark.accent}!important}.label{color:${dark['accent-ink']}!important}
.service{border-color:${dark['line-2']}!important}.share{color:${dark.fg}!important}}`;

/** For Outlook on Windows: it does not support max-width, and falls back to a serif font. */
const outlook = {
  head: `<!--[if mso]><style>body,table,td,p,h1,h2,a,li{font-family:Arial,sans-serif!important}</style><![endif]-->`,
  open: '<!--[if mso]><table role="presentation" width="520" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  close: '<!--[if mso]></td></tr></table><![endif]-->',
} as const;

/** Mark and name on the site's own ground, for which a mark is drawn, in both modes. */
const letterhead = ({ name, hasMark = false }: MailBrand): string =>
  `<tr><td class="head" bgcolor="${dark['ink-2']}" style="padding:16px 24px;border-radius:16px 16px 0 0;background-color:${dark['ink-2']};color:${dark.fg}"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" width="28" height="28" align="center"${hasMark ? ` style="font:700 16px/28px ${sans}"><img src="${markAddress}" alt="${firstLetter(name)}" width="28" height="28" border="0" style="display:block">` : ` class="mark" bgcolor="${dark.accent}" style="border-radius:8px;background-color:${dark.accent};color:${dark['accent-ink']};font:700 16px/28px ${sans}">${firstLetter(name)}`}</td>
<td style="padding:0 0 0 10px;font:700 16px/28px ${sans}">${escapeHtml(name)}</td></tr></table></td></tr>`;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const firstLetter = (name: string): string => escapeHtml(letters.segment(name).containing(0)?.segment ?? '');

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
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.ink}" style="background-color:${light.ink}"><tr><td align="center" style="padding:24px 12px;word-break:break-word">
${outlook.open}
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light['ink-2']}" style="max-width:520px;background-color:${light['ink-2']};color:${light.fg};border-radius:16px">
${letterhead(brand)}
<tr><td align="left" style="padding:28px 24px 16px;font:16px/1.5 ${sans}">
${title === null ? '' : `<h1 style="${mailStyles.h1}">${escapeHtml(title)}</h1>\n`}${blocks.map(blockHtml).join('\n')}
</td></tr></table>
<p class="muted" style="max-width:520px;margin:16px auto 0;font:13px/1.5 ${sans};color:${light['fg-3']}">
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
