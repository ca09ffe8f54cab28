/** Which links of a broadcast are counted, and where they lead. Pure. */

/** Pages that belong to one user, by the beginning of their path. */
const ownPages = /^\/(?:status|invite|u|l)(?:\/|$)/;

/** The links whose clicks are counted: all but those to pages of the user's own on our host. */
export const countedLinks = (urls: readonly string[], publicUrl: string): readonly string[] =>
  urls.filter((url) => {
    const { origin, pathname } = new URL(url);
    return origin !== new URL(publicUrl).origin || !ownPages.test(pathname);
  });

/**
 * Where a link of a broadcast leads: its address, with `utm_` parameters that tell where the visitor came from unless it
 * has any of its own.
 */
export function targetOf(url: string, broadcastName: string): string {
  const target = new URL(url);
  if ([...target.searchParams.keys()].some((name) => /^utm_/i.test(name))) return target.href;
  const tags = new URLSearchParams({
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: campaignOf(broadcastName),
  });
  target.search = target.search === '' ? `?${tags}` : `${target.search}&${tags}`; // the rest stays as it is
  return target.href;
}

const campaignMaxLength = 60;

/** The name of a broadcast as a campaign: `march-news-2026`. */
const campaignOf = (name: string): string =>
  name
    .toLowerCase()
    .slice(0, campaignMaxLength)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'broadcast';
