/** The site's address with a person's code, ready to be filled into a friend's form. */
export function shareLink(publicUrl: string, referralId: string): string {
  return `${publicUrl}/?ref=${encodeURIComponent(referralId)}`;
}
