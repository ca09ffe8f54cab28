import type { RetentionPartsFragment } from '../../generated/office.ts';
import { counted, fullDay } from '../ui/format.ts';

/** What holds, as a sentence. */
export const retentionText = ({
  months,
  includesAccepted,
  launchedOn,
}: Pick<RetentionPartsFragment, 'months' | 'includesAccepted' | 'launchedOn'>): string =>
  months === null
    ? 'Off: users are kept for good.'
    : `Users are erased ${counted(months, 'month', 'months')} after their last activity${launchedOn === null ? '' : ` or your launch on ${fullDay(launchedOn)}, whichever is later`}, ${includesAccepted ? 'also those who accepted an invitation' : 'but not those who accepted an invitation'}.`;
