/**
 * Loads the page anew when an emailed link to it is opened in its own tab: browsers take that for a jump within the page.
 *
 * @param isLink whether a fragment of the address is that of such a link.
 */
export function reopenOnLink(isLink: (fragment: string) => boolean): void {
  addEventListener('hashchange', () => {
    if (isLink(location.hash)) location.reload();
  });
}
