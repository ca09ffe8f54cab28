import { useLoaded } from '../../platform/use-loaded.ts';
import type { Joined } from '../../waitlist/join-state.ts';

const load = () => import('./joined-share.tsx');

/** Begins to load {@link OwnShare}, so that it is there with the result. */
export const preloadShare = (): void => void load().catch(() => undefined); // it is tried again

/** Ways to share the visitor's own code; until they have loaded, the code alone. */
export function OwnShare({ joined }: { joined: Joined }) {
  const loaded = useLoaded(load);
  if (loaded !== null) return <loaded.JoinedShare {...joined} />;
  return (
    <p className="mt-6">
      Your referral code:{' '}
      <strong className="figures font-semibold tracking-[0.14em] text-fg">{joined.referralId}</strong>
    </p>
  );
}
