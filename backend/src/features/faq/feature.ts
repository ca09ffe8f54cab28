import type { Core } from '../../platform/feature.ts';
import { Faq } from './faq.entity.ts';
import { FaqResolver } from './faq.resolver.ts';
import { faqRoutes } from './faq.routes.ts';
import { FaqService } from './faq.service.ts';

export const faqFeature = {
  tag: {
    name: 'faq',
    title: 'FAQ',
    description: 'Questions and answers that visitors read and editors change.',
  },
  entities: [Faq],
  resolvers: [FaqResolver],
  open({ orm, pool, reader, brand, env }: Core) {
    const { name, supportEmail } = brand;
    const values = { brand: name, supportEmail, pointsPerReferral: env.pointsPerReferral };
    const faq = new FaqService({ orm, pool, reader, values });
    return { services: { faq }, resolvers: [new FaqResolver(faq)], routes: [faqRoutes(faq)] };
  },
};
