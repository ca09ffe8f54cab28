import { logoAddress } from '../../ui/logo-mark.tsx';

/** An email without its styles, and its style sheet. */
export interface BareMail {
  readonly markup: string;
  readonly sheet: string;
}

const attribute = 'data-style';

/**
 * Extracts the styles from an email that the server rendered: quotes in all user texts are escaped there, so anything
 * that looks like a style is one. The mark comes with the mail; here, it is the page’s own.
 */
export function withoutStyles(html: string): BareMail {
  const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return {
    markup: html
      .replace(/<style>.*?<\/style>/s, '')
      .replaceAll(/ style="([^"]*)"/g, ` ${attribute}="$1"`)
      .replaceAll(/ src="cid:[^"]*"/g, ` src="${logoAddress}"`),
    sheet,
  };
}

export type MailTheme = 'light' | 'dark';

/** The style sheet of an email as in a mailbox with that theme, whatever the system's theme. */
export function sheetIn(theme: MailTheme, sheet: string): string {
  return sheet
    .replaceAll('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${theme}`);
}

/** Sets the styles again, in a way that the policy allows. */
export function dressFrame(frame: HTMLIFrameElement, text: string): void {
  const { contentDocument, contentWindow } = frame;
  if (contentDocument === null || contentWindow === null) return;
  for (const element of contentDocument.querySelectorAll<HTMLElement>(`[${attribute}]`))
    element.style.cssText = element.getAttribute(attribute) ?? '';
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  contentDocument.adoptedStyleSheets = [sheet];
}
