import type { Core } from '../../platform/feature.ts';
import { parseSender } from '../../platform/mail/sender.ts';
import { FirstStepsResolver } from './dashboard.first-steps.resolver.ts';
import { FirstStepsService, isOwnBrand } from './dashboard.first-steps.service.ts';
import { DashboardResolver } from './dashboard.resolver.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { DashboardService } from './dashboard.service.ts';

export const dashboardFeature = {
  tag: { name: 'dashboard', title: 'Dashboard', description: 'Totals of the waitlist.' },
  resolvers: [DashboardResolver, FirstStepsResolver],
  open({ pool, reader, env, brand }: Core) {
    const dashboard = new DashboardService(reader);
    const firstSteps = new FirstStepsService(pool, {
      brand: isOwnBrand(brand),
      mail: env.smtp !== undefined,
      app: env.webAppUrl !== null,
      senderDomain: parseSender(env.smtp?.from ?? '')?.address.split('@')[1],
    });
    return {
      services: { dashboard },
      resolvers: [new DashboardResolver(dashboard), new FirstStepsResolver(firstSteps)],
      routes: [dashboardRoutes(dashboard)],
    };
  },
};
