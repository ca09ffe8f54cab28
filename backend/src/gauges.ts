import { mailingGauges } from './features/mailing/mailing.metrics.ts';
import { webhookGauges } from './features/webhook/webhook.metrics.ts';
import type { WatchedGauge } from './platform/metrics/watched-gauges.ts';

/** The figures of every feature that only the database knows. */
export const featureGauges: readonly WatchedGauge[] = [...mailingGauges, ...webhookGauges];
