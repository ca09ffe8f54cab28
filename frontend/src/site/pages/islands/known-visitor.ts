import { shareLink, shareWords, type ShareWay } from '@waitlist/backend/referral-sharing';
import { logQuietly } from '../../../platform/log.ts';
import { reportUnhandledErrors } from '../../../platform/report-error.ts';
import { siteOf } from '../../../platform/site.ts';
import { sitePaths } from '../../platform/site-paths.ts';
import { markKnown } from '../../platform/known-visitor.ts';
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

/** Shows a visitor whose browser we know their rank, in the element and in the header, and lets them share right here. */
export function start(element: HTMLElement): void {
  void knownVisitor().then((visitor) => {
    if (visitor === undefined) return;
    markKnown(document); // the answer may have ended it
    for (const link of document.querySelectorAll<HTMLElement>('[data-share]'))
      if (visitor === null) link.remove();
      else link.replaceWith(...shareButton(visitor, link.className));
    if (visitor === null) return;
    showRank(element, visitor);
    for (const place of document.querySelectorAll('[data-own-rank]')) {
      const you = make('span', 'max-sm:sr-only', 'You’re '); // on phones, the bar has room for the rank alone
      place.replaceChildren(you, rankOf(visitor));
    }
  });
}

/** Null: not waiting. Undefined if the server can’t be asked: the links to the status then stay as they are. */
async function knownVisitor(): Promise<KnownVisitor | null | undefined> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data } = (await answer.json()) as { data?: { knownVisitor: KnownVisitor | null } };
    return data?.knownVisitor;
  } catch (error) {
    logQuietly('rank unknown', error);
    return undefined;
  }
}

const rankOf = ({ rank }: KnownVisitor) => `#${counted(rank)}`;

function showRank(element: HTMLElement, visitor: KnownVisitor): void {
  const { gainedToday: gained } = visitor;
  const rose = make('span', 'text-up', `↑${counted(gained)} today`);
  rose.setAttribute('role', 'img');
  rose.ariaLabel = `up ${counted(gained)} today`;
  element.replaceChildren(
    make('strong', 'figures font-semibold', `You’re ${rankOf(visitor)}`),
    ...(gained > 0 ? [' · ', rose] : []),
  );
}

/** Shares by the device's own sheet where fingers press, and copies elsewhere; where neither works, the status has the link. */
function shareButton(visitor: KnownVisitor, className: string): readonly HTMLElement[] {
  const { brand, publicUrl } = siteOf(document);
  const words = shareWords(brand.name, { standing: { ...visitor, nextSteps: [] }, isReminder: false });
  const linkBy = (via: ShareWay) => shareLink(publicUrl, visitor.referralId, via);
  const button = make('button', className, make('span', '', 'Share'));
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

function make(tag: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}
