import type { RetentionPartsFragment } from '../../generated/office.ts';
import { counted } from '../ui/format.ts';

/** What holds, as a sentence. */
export const retentionText = ({
  months,
  includesAccepted,
}: Pick<RetentionPartsFragment, 'months' | 'includesAccepted'>): string =>
  months === null
    ? 'Off: users are kept for good.'
    : `Users are erased ${counted(months, 'month', 'months')} after their last activity, ${includesAccepted ? 'also those who accepted an invitation' : 'but not those who accepted an invitation'}.`;
