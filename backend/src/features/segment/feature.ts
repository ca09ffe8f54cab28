import type { Core } from '../../platform/feature.ts';
import type { Audience } from './segment.audience.ts';
import { eraseFromLists } from './segment.email-list.repository.ts';
import { EmailListService } from './segment.email-list.service.ts';
import type { MailingKindName } from './segment.form.ts';
import { segmentJobs } from './segment.jobs.ts';
import { SegmentResolver } from './segment.resolver.ts';
import { segmentRoutes } from './segment.routes.ts';
import { SegmentService } from './segment.service.ts';

interface Given extends Core {
  readonly audiences: Readonly<Record<MailingKindName, Audience>>;
}

export const segmentFeature = {
  tag: { name: 'segment', title: 'Segments', description: 'Conditions that choose users for a message.' },
  resolvers: [SegmentResolver],
  eraser: eraseFromLists,
  open({ pool, jobPool, reader, audiences }: Given) {
    const emailLists = new EmailListService(pool);
    const segments = new SegmentService(reader, audiences);
    return {
      services: { segments },
      resolvers: [new SegmentResolver(segments, emailLists)],
      routes: [segmentRoutes(emailLists)],
      jobs: () => [segmentJobs(jobPool)],
    };
  },
};
