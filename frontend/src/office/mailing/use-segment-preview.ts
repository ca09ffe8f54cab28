import { useState } from 'react';
import {
  PreviewSegmentDocument,
  type MailingKind,
  type SegmentInput,
  type SegmentPreviewPartsFragment,
} from '../../generated/office.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { type Detail, useDetail } from '../platform/use-detail.ts';

export interface SegmentAnswer {
  /** Null: still loading, or the result should not be shown. */
  readonly preview: SegmentPreviewPartsFragment | null;
  /** The preview answers an earlier question; the answer to this one is loading. */
  readonly isStale: boolean;
  /** The segment has faults, so it is not counted. */
  readonly isFaulty: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
}

const settleMs = 400;

/**
 * Counts whom a segment finds, once it has stayed the same for a moment.
 *
 * @param segment null: it has faults, so the last valid one stays.
 */
export function useSegmentPreview(kind: MailingKind, segment: SegmentInput | null): SegmentAnswer {
  const settled = useSettledSegment(segment);
  const asked = useDetail(PreviewSegmentDocument, {
    variables: { segment: settled, kind },
    fetchPolicy: 'no-cache',
  });
  return segmentAnswer(asked, segment, settled, ({ previewSegment }) => previewSegment);
}

/** The last valid segment that has stayed the same for a moment. */
export function useSettledSegment(segment: SegmentInput | null): SegmentInput {
  const [valid, keep] = useState(segment ?? {});
  if (segment !== null && !same(valid, segment)) keep(segment);
  return useDebounced(valid, settleMs);
}

/** What is known about a preview. @param settled the segment that was asked about. */
export function segmentAnswer<Data>(
  { data, previousData, error, loading, retry }: Detail<Data>,
  segment: SegmentInput | null,
  settled: SegmentInput,
  previewOf: (data: Data) => SegmentPreviewPartsFragment,
): SegmentAnswer {
  const known = error === null ? (data ?? previousData) : undefined;
  return {
    preview: known === undefined ? null : previewOf(known),
    isStale: !same(settled, segment) || loading,
    isFaulty: segment === null,
    error,
    retry,
  };
}

const same = (one: SegmentInput | null, other: SegmentInput | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
