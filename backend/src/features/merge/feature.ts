import type { Core } from '../../platform/feature.ts';
import { suppressionLabel } from '../message/message.suppression.repository.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { MergeResolver } from './merge.resolver.ts';
import { MergeService } from './merge.service.ts';

interface Given extends Core {
  readonly exclusion: ExclusionService;
}

export const mergeFeature = {
  resolvers: [MergeResolver],
  open({ pool, secrets, exclusion }: Given) {
    const merges = new MergeService({ pool, exclusion, suppressionKeys: secrets.keys(suppressionLabel) });
    return { resolvers: [new MergeResolver(merges)] };
  },
};
