import { noticeGauges } from './dispatch/notice.metrics.ts';
import { sentMail, sentSms } from './dispatch/sent-content.ts';
import { eraseOutboxMessages } from './outbox/outbox.repository.ts';
import { VersionResolver } from './version/version.resolver.ts';
import { versionRoutes } from './version/version.routes.ts';

/** What the platform itself has of a feature: its tables, and the version that is running. */
export const platformFeature = {
  tag: { name: 'server', title: 'Server', description: 'The version that is running.' },
  resolvers: [VersionResolver],
  gauges: noticeGauges,
  eraser: eraseOutboxMessages,
  open: () => ({
    resolvers: [new VersionResolver()],
    routes: [versionRoutes],
    templates: () => [sentMail, sentSms],
  }),
};
