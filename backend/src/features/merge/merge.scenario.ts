import type { Pool } from 'pg';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { createExclusion } from '../../testing/scenarios.ts';
import { suppressionLabel } from '../message/message.suppression.repository.ts';
import { MergeService } from './merge.service.ts';

export const suppressionKeys = createSecrets('a secret of the tests, long enough for them').keys(
  suppressionLabel,
);

export const createMerges = (pool: Pool): MergeService =>
  new MergeService({ pool, exclusion: createExclusion(pool), suppressionKeys });

const caller = { viewer: null, clientAddress: '127.0.0.1' };

/** Looks at the preview, and merges what it shows; again if that changed meanwhile. */
export async function merge(
  merges: MergeService,
  userId: string,
  other: string,
): Promise<Outcome<{ id: string }>> {
  for (let tries = 0; ; tries += 1) {
    const seen = await merges.preview(userId, other);
    if (!seen.ok) return seen;
    const { kept, merged, version } = seen.preview;
    const outcome = await merges.merge([kept.id, merged.id], version, caller);
    if (outcome.ok || outcome.code !== 'CONFLICT' || tries === 50) return outcome;
  }
}
