import { useEffect, useState } from 'react';
import { findReferrer } from '../../referral/referrer.ts';
import { useLoaded } from '../../platform/use-loaded.ts';

const load = () => import('../../reopen/paused-step.tsx');

/** What only visitors who meet the pause load; without it, the dialog's title says that there is one. */
export function WhilePaused({ referralCode }: { referralCode: string }) {
  const loaded = useLoaded(load);
  const isKnown = useKnownCode(referralCode);
  return loaded && <loaded.PausedStep referralCode={isKnown ? referralCode : ''} />;
}

/** Whether someone has the code: only then will it be applied. */
function useKnownCode(code: string): boolean {
  const [known, setKnown] = useState('');
  useEffect(() => {
    let isWanted = true;
    void findReferrer(code).then((referrer) => {
      if (isWanted && referrer !== null) setKnown(code);
    });
    return () => {
      isWanted = false;
    };
  }, [code]);
  return code !== '' && code === known;
}
