/**
 * A text for comparing with what someone types: without case, accents, apostrophes, and anything but letters and digits
 * between words. Pure, and usable on both sides.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[\p{M}'’‘ʼʻ`´.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
