import { useCallback } from 'react';
import { fillPlaceholders } from '@waitlist/backend/faq-placeholders';
import { useSite } from '../../platform/site-context.tsx';

/** Fills in the placeholders of a question or an answer, as visitors read it. */
export function useFillIn(): (text: string) => string {
  const { brand, pointsPerReferral } = useSite();
  const { name, supportEmail } = brand;
  return useCallback(
    (text) => fillPlaceholders(text, { brand: name, supportEmail, pointsPerReferral }),
    [name, supportEmail, pointsPerReferral],
  );
}
