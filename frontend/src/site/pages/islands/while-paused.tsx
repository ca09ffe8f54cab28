import { useLoaded } from '../../platform/use-loaded.ts';

const load = () => import('../../reopen/paused-step.tsx');

/** What only visitors who meet the pause load; without it, the dialog's title says that there is one. */
export function WhilePaused({ referralCode }: { referralCode: string }) {
  const loaded = useLoaded(load);
  return loaded && <loaded.PausedStep referralCode={referralCode} />;
}
