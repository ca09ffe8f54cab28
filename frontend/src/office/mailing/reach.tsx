import { useState } from 'react';
import type { MailingPartsFragment } from '../../generated/office.ts';
import { mailingValuesOf, segmentOf } from './mailing-values.ts';
import { SegmentPreview } from './segment-preview.tsx';
import { useSegmentPreview } from './use-segment-preview.ts';

/** Whom a mailing that has not begun would reach, counted now. */
export function Reach({ mailing }: { mailing: MailingPartsFragment }) {
  const [segment] = useState(() => segmentOf(mailingValuesOf(mailing)));
  const answer = useSegmentPreview(mailing.kind, segment);
  return (
    <SegmentPreview
      kind={mailing.kind}
      answer={answer}
      wanted={mailing.segment.topByRank ?? mailing.segment.randomSample}
    />
  );
}
