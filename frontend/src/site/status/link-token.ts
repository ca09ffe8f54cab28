/** What a mailed link carries behind the `#` of its address; null when it carries nothing of ours. */
export function readLinkToken(hash: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('open')?.trim() ?? '';
  return token === '' ? null : token;
}
