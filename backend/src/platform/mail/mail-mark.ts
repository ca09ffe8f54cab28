import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How the HTML of a mail names the mark, a picture that comes with it: loading one would tell when the mail was read. */
export const markAddress = 'cid:mark@mail';

/**
 * The mark as a part of a mail (RFC 2387), encoded once for all of them. The build draws it from the logo; null: there is no
 * build.
 */
export async function readMark(frontendDir: string): Promise<string | null> {
  try {
    return markPart(await readFile(join(frontendDir, 'dist/client/mail-mark.png')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A PNG as such a part. */
export function markPart(png: Buffer): string {
  const lines = png.toString('base64').match(/.{1,76}/g) ?? [];
  return `Content-Type: image/png; name="mark.png"\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <${markAddress.replace('cid:', '')}>\r\nContent-Disposition: inline; filename="mark.png"\r\n\r\n${lines.join('\r\n')}\r\n`;
}

/** Whether the HTML shows the mark; quotes in outside values are escaped, so that none can look like it. */
export const showsMark = (html: string): boolean => html.includes(` src="${markAddress}"`);

/** The HTML with the picture at another address, for pages that show a mail. */
export const withMarkAt = (html: string, address: string): string =>
  html.replace(` src="${markAddress}"`, ` src="${address}"`);
