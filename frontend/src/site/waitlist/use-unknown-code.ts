import { useEffect, useState } from 'react';
import { toReferralId } from '@waitlist/backend/referral-rules';
import { useUpdatePointsMutation } from '../../generated/site/waitlist.ts';
import { attempt } from '../../platform/attempt.ts';

const lookUpAfterMs = 600;

/**
 * Whether nobody has the code in the form. That of a link is looked up at once, a typed one once the visitor pauses; until
 * an answer arrives, and if none does, it counts as known. Not by its rank: users who were invited have none, and their
 * codes still earn points.
 */
export function useUnknownCode(entered: string): boolean {
  const [askPoints] = useUpdatePointsMutation();
  const code = entered.trim();
  const [given] = useState(code);
  const [unknown, setUnknown] = useState('');
  useEffect(() => {
    if (code === '') return undefined;
    let wanted = true;
    const ask = async () => {
      const referralCode = toReferralId(code);
      const found =
        referralCode === null ? null : await attempt(() => askPoints({ variables: { referralCode } }));
      const isUnknown = found === null || (!found.ok && found.error.code === 'REFERRAL_NOT_FOUND');
      if (wanted && isUnknown) setUnknown(code);
    };
    const timer = setTimeout(() => void ask(), code === given ? 0 : lookUpAfterMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [code, given, askPoints]);
  return code !== '' && code === unknown;
}
