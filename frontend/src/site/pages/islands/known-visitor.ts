import { shareLink, shareWords, type ShareWay } from '@waitlist/backend/referral-sharing';
import { logQuietly } from '../../../platform/log.ts';
import { reportUnhandledErrors } from '../../../platform/report-error.ts';
import { siteOf } from '../../../platform/site.ts';
import { sitePaths } from '../../platform/site-paths.ts';
import { countOnce } from '../../platform/source.ts';
import { counted } from '../../platform/standing.ts';
import { shareBySheet } from '../../referral/share-sheet.ts';

reportUnhandledErrors();

const query = '{ knownVisitor { rank total gainedToday referralId } }';

interface KnownVisitor {
  readonly rank: number;
  readonly total: number;
  readonly gainedToday: number;
  readonly referralId: string;
}

/** Shows a visitor whose browser we know their rank: in the element, on one line as before, and in the header. */
export function start(element: HTMLElement): void {
  void knownVisitor().then((visitor) => {
    if (visitor === null) return;
    showRank(element, visitor);
    for (const button of document.querySelectorAll('.join-later')) {
      const rank = make('span', '', make('span', 'max-sm:hidden', 'You’re '), rankOf(visitor));
      const link = linkToStatus(button.className, rank);
      link.ariaLabel = `You’re ${rankOf(visitor)}`; // on phones, the bar has room for the rank alone
      button.replaceWith(link);
    }
  });
}

/** Null where there is none, and if the server can't be asked: then the page stays as it is for strangers. */
async function knownVisitor(): Promise<KnownVisitor | null> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data } = (await answer.json()) as { data?: { knownVisitor: KnownVisitor | null } };
    return data?.knownVisitor ?? null;
  } catch (error) {
    logQuietly('rank unknown', error);
    return null;
  }
}

const rankOf = ({ rank }: KnownVisitor) => `#${counted(rank)}`;
const textLink = 'py-3 text-fg underline underline-offset-4';

function showRank(element: HTMLElement, visitor: KnownVisitor): void {
  const { gainedToday: gained } = visitor;
  const rose = make('span', 'text-up', ` ▲${counted(gained)}`, make('span', 'max-sm:hidden', ' today'));
  rose.setAttribute('role', 'img');
  rose.ariaLabel = `, up ${counted(gained)} today`;
  element.replaceChildren(
    make('strong', 'figures font-semibold text-fg', `You’re ${rankOf(visitor)}`),
    ...(gained > 0 ? [rose] : []),
    ' · ',
    linkToStatus(textLink, 'See status'),
    ' · ',
    ...shareButton(visitor),
  );
}

/** Shares by the device's own sheet where fingers press, and copies elsewhere; where neither works, the status has the link. */
function shareButton(visitor: KnownVisitor): readonly HTMLElement[] {
  const { brand, publicUrl } = siteOf(document);
  const words = shareWords(brand.name, { standing: { ...visitor, nextSteps: [] }, isReminder: false });
  const linkBy = (via: ShareWay) => shareLink(publicUrl, visitor.referralId, via);
  const button = make('button', `-my-3 ${textLink}`, make('span', '', 'Share'));
  const news = make('span', 'sr-only');
  news.setAttribute('role', 'status');
  const copy = () =>
    navigator.clipboard.writeText(`${words} ${linkBy('copy')}`).then(() => {
      button.replaceChildren(make('span', '', 'Copied'));
      news.textContent = 'The message with your link is copied';
      countOnce('share');
    });
  button.addEventListener('click', () => {
    if (!shareBySheet({ text: words, url: linkBy('native') }))
      copy().catch(() => location.assign(sitePaths.status));
  });
  return [button, news];
}

function linkToStatus(className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const link = make('a', className, ...content);
  link.setAttribute('href', sitePaths.status);
  return link;
}

function make(tag: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}
