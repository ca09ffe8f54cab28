const [tab, lineFeed, carriageReturn, space, equals] = [0x09, 0x0a, 0x0d, 0x20, 0x3d];
const hexDigits = Buffer.from('0123456789ABCDEF');
/** A line may have 76 characters; the last may be needed for the `=` of a soft break. */
const lineAtMost = 75;

/**
 * Encodes a text (RFC 2045, section 6.7) with lines of at most 76 characters, in one pass. Every kind of line break becomes
 * CRLF.
 */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text);
  // At worst each byte takes three characters, and every 25 of those a soft break.
  const encoded = Buffer.allocUnsafe(Math.ceil(bytes.length * 3.2) + 8);
  let at = 0;
  let column = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    const next = bytes[index + 1];
    if (byte === lineFeed || byte === carriageReturn) {
      if (byte === carriageReturn && next === lineFeed) continue;
      encoded[at++] = carriageReturn;
      encoded[at++] = lineFeed;
      column = 0;
      continue;
    }
    const isLiteral = isPlain(byte) || (isBlank(byte) && !endsLine(next));
    if (column + (isLiteral ? 1 : 3) > lineAtMost) {
      encoded[at++] = equals;
      encoded[at++] = carriageReturn;
      encoded[at++] = lineFeed;
      column = 0;
    }
    if (isLiteral) encoded[at++] = byte;
    else {
      encoded[at++] = equals;
      encoded[at++] = hexDigits[byte >> 4] ?? 0;
      encoded[at++] = hexDigits[byte & 15] ?? 0;
    }
    column += isLiteral ? 1 : 3;
  }
  return encoded.toString('latin1', 0, at);
}

const isPlain = (byte: number): boolean => byte > space && byte < 0x7f && byte !== equals;
const isBlank = (byte: number): boolean => byte === space || byte === tab;
const endsLine = (byte: number | undefined): boolean =>
  byte === undefined || byte === lineFeed || byte === carriageReturn;
