import { awaitedPart } from '../../platform/new-release.ts';
import { tabStore } from '../../platform/session-store.ts';
import { isKnown, markKnown, reloadIfOutdated } from '../platform/known-visitor.ts';
import { noteArrival } from '../platform/source.ts';
import { readReferralLink, takeJoinRequest } from '../referral/referral-link.ts';
import { showReferralLink } from '../referral/referral-link-texts.ts';
import { findReferrer } from '../referral/referrer.ts';
import { renderBeforeJumps, renderDeferredSections, revealSections } from './deferred-sections.ts';
import { openDialog, openDialogsOnPress } from './dialog-buttons.ts';
import { addLink, prefetchIsland, rememberPresses, startIsland } from './island-loader.ts';
import { closeMenuOnLeave } from './mobile-menu.ts';
import { firstPaint, idle, pageParsed, restOrFirstInput } from './moments.ts';
import { whenNear } from './when-near.ts';

/**
 * The script inside every page that has islands. It marks the page of a known visitor before the first paint, handles
 * clicks from then on, starts islands when they are needed, shows the code of a referral link, and keeps where the visitor
 * came from.
 */
const prefetchDelayMs = 2500;

markKnown(document);
reloadIfOutdated(document);
openDialogsOnPress(document);
rememberPresses(document);
closeMenuOnLeave(document);
renderBeforeJumps(document);
void startPage();
void startWhatCanWait();

/**
 * The most important parts first: islands that start immediately, the one for a known visitor only where there is one; the
 * code of a referral link; and the dialog that the link requests, or for which the page was reloaded.
 */
async function startPage(): Promise<void> {
  await pageParsed();
  void greetReferred(readReferralLink(location.search, tabStore));
  await firstPaint();
  noteArrival(document, tabStore);
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-near])'))
    if (element.dataset['island'] !== 'known' || isKnown(document)) void startIsland(element);
  const withoutRequest = takeJoinRequest(location.href);
  if (withoutRequest !== null) history.replaceState(history.state, '', withoutRequest);
  const name = withoutRequest === null ? awaitedPart() : 'waitlist';
  const opener = document.querySelector<HTMLElement>(`main [data-opens="${name}"]`);
  if (opener !== null) void openDialog(opener);
}

async function greetReferred(code: string | null): Promise<void> {
  const referrer = code === null ? null : await findReferrer(code);
  if (code !== null && referrer !== null) showReferralLink(document, { code, ...referrer });
}

async function startWhatCanWait(): Promise<void> {
  await restOrFirstInput();
  for (const element of document.querySelectorAll<HTMLElement>('[data-near]'))
    whenNear(element, element.dataset['near'] ?? '', () => void startIsland(element));
  revealSections(document);
  void renderDeferredSections(document);
  await idle(prefetchDelayMs);
  addLink('manifest', '/site.webmanifest'); // in the markup it would delay the first paint
  prefetchIsland(document.querySelector<HTMLElement>('[data-opens]')?.dataset['opens']);
}
