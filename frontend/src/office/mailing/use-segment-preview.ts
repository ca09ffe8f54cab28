import { useState } from 'react';
import {
  PreviewSegmentDocument,
  type MailingKind,
  type PreviewSegmentQuery,
  type SegmentInput,
} from '../../generated/office.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useDetail } from '../platform/use-detail.ts';

export interface SegmentAnswer {
  /** Null: still loading, or the result should not be shown. */
  readonly preview: PreviewSegmentQuery['previewSegment'] | null;
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
  const [valid, keep] = useState(segment ?? {});
  if (segment !== null && !same(valid, segment)) keep(segment);
  const settled = useDebounced(valid, settleMs);
  const { data, previousData, error, loading, retry } = useDetail(PreviewSegmentDocument, {
    variables: { segment: settled, kind },
    fetchPolicy: 'no-cache',
  });
  return {
    preview: error === null ? ((data ?? previousData)?.previewSegment ?? null) : null,
    isStale: !same(settled, segment) || loading,
    isFaulty: segment === null,
    error,
    retry,
  };
}

const same = (one: SegmentInput | null, other: SegmentInput | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
