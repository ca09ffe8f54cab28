import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import { alerts } from './webhook.alert.kind.ts';
import { WebhookDeliveryResolver } from './webhook.delivery.resolver.ts';
import { WebhookDeliveryService } from './webhook.delivery.service.ts';
import { eraseDeliveryAnswers } from './webhook.erasure.repository.ts';
import { webhookJobs } from './webhook.jobs.ts';
import { webhookGauges } from './webhook.metrics.ts';
import { WebhookResolver } from './webhook.resolver.ts';
import { WebhookSender } from './webhook.sender.ts';
import { WebhookService } from './webhook.service.ts';
import { alertWriter } from './webhook.templates.ts';
import { webhookWaker } from './webhook.waker.ts';

export const webhookFeature = {
  resolvers: [WebhookResolver, WebhookDeliveryResolver],
  gauges: webhookGauges,
  eraser: eraseDeliveryAnswers,
  open({ env, brand, log, secrets, pool, jobPool, delivery: { notices }, publicUrl }: Core) {
    const sender = new WebhookSender({ allowAddresses: env.webhookAllowAddresses });
    return {
      services: { wakeWebhooks: webhookWaker(pool, log) },
      resolvers: [
        new WebhookResolver(new WebhookService({ pool, secrets, sender })),
        new WebhookDeliveryResolver(new WebhookDeliveryService({ pool, secrets, sender })),
      ],
      jobs: () => [webhookJobs({ pool: jobPool, secrets, sender })],
      notices: [
        alerts({
          pool: jobPool,
          sender: new MessageSender(notices),
          write: alertWriter({ brand, publicUrl }),
        }),
      ],
      close: () => sender.close(),
    };
  },
};
