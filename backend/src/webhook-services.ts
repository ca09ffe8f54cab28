import type { Pool } from 'pg';
import { WebhookDeliveryService } from './features/webhook/webhook.delivery.service.ts';
import { WebhookSender } from './features/webhook/webhook.sender.ts';
import { WebhookService } from './features/webhook/webhook.service.ts';
import type { Secrets } from './platform/secrets/secrets.ts';

export interface WebhookServicesOptions {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly allowAddresses: ConstructorParameters<typeof WebhookSender>[0]['allowAddresses'];
}

/** Services that send events to other systems. */
export function createWebhookServices({ pool, secrets, allowAddresses }: WebhookServicesOptions) {
  const webhookSender = new WebhookSender({ allowAddresses });
  return {
    webhookSender,
    webhooks: new WebhookService({ pool, secrets, sender: webhookSender }),
    webhookDeliveries: new WebhookDeliveryService({ pool, secrets, sender: webhookSender }),
  };
}
