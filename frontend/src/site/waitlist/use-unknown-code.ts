import { useEffect, useState } from 'react';
import { toReferralId } from '@waitlist/backend/referral-rules';
import { useUpdatePointsMutation } from '../../generated/operations.ts';
import { attempt } from '../../platform/attempt.ts';

const pauseMs = 600;

/**
 * Whether the code in the form is unknown. It is looked up once the visitor pauses; until an answer arrives, and if
 * none does, it counts as known. Not by its rank: users who were invited have none, and their codes still earn points.
 */
export function useUnknownCode(entered: string): boolean {
  const [askPoints] = useUpdatePointsMutation();
  const [unknown, setUnknown] = useState('');
  const code = entered.trim();
  useEffect(() => {
    if (code === '') return undefined;
    let wanted = true;
    const ask = async () => {
      const referralId = toReferralId(code);
      const found =
        referralId === null
          ? null
          : await attempt(() => askPoints({ variables: { referralCode: referralId } }));
      const isUnknown = found === null || (!found.ok && found.error.code === 'REFERRAL_NOT_FOUND');
      if (wanted && isUnknown) setUnknown(code);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [code, askPoints]);
  return code !== '' && code === unknown;
}
