import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import { digests } from './digest.kind.ts';
import { DigestResolver } from './digest.resolver.ts';
import { digestWriter } from './digest.templates.ts';

export const digestFeature = {
  resolvers: [DigestResolver],
  open({ brand, pool, jobPool, delivery, publicUrl }: Core) {
    const write = digestWriter({ brand, publicUrl });
    return {
      resolvers: [new DigestResolver(pool)],
      notices: [digests({ pool: jobPool, sender: new MessageSender(delivery.notices), write })],
    };
  },
};
