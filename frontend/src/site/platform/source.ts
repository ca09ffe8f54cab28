import type { SessionStore } from '../../platform/session-store.ts';
import { tabStore } from '../../platform/session-store.ts';

/** What is kept of how the visitor came, for the tab's session: see docs/decisions/sources.md */

/** An address on this site, with the tags that say where it was, and the host that linked to it. */
interface Arrival {
  readonly landing: string;
  readonly referrer: string;
}

type Step = 'visit' | 'form' | 'code' | 'share';

const firstKey = 'source';
const lastKey = 'last-source';
const countedKey = 'counted';

/** Keeps how the tab came to the page: the first time, which counts as a visit, and the last. */
export function noteArrival({ location, referrer, documentElement }: Document, store: SessionStore): void {
  if (documentElement.dataset['sources'] === 'off' || Reflect.get(navigator, 'globalPrivacyControl') === true)
    return;
  const tags = new URLSearchParams(location.search);
  for (const name of [...tags.keys()]) if (!/^(utm_\w+|via)$/.test(name)) tags.delete(name);
  const host = referrer.split('/')[2] ?? '';
  const from = host === location.host ? '' : host;
  const arrival = JSON.stringify({ landing: `${location.pathname}?${tags}`, referrer: from });
  const isFirst = store.read(firstKey) === null;
  if (isFirst || `${tags}${from}` !== '') store.write(isFirst ? firstKey : lastKey, arrival);
  if (isFirst) countOnce('visit', store);
}

/** Counts what the visitor does, once for the tab, without saying who they are. */
export function countOnce(step: Step, store: SessionStore = tabStore): void {
  const first = store.read(firstKey);
  const counted = store.read(countedKey) ?? '';
  if (first === null || counted.includes(step)) return;
  store.write(countedKey, `${counted} ${step}`);
  const body = `{"step":"${step}",${first.slice(1)}`;
  navigator.sendBeacon('/api/visits', new Blob([body], { type: 'application/json' }));
}

/** What goes along with a join. */
export const sourcesOfTab = (store: SessionStore = tabStore): Sources => ({
  ...read(store, 'source', firstKey),
  ...read(store, 'lastSource', lastKey),
});

type Sources = Readonly<Partial<Record<'source' | 'lastSource', Arrival>>>;

function read(store: SessionStore, name: keyof Sources, key: string): Sources {
  try {
    const arrival = JSON.parse(store.read(key) ?? 'null') as Arrival | null;
    return arrival === null ? {} : { [name]: arrival };
  } catch {
    return {};
  }
}
