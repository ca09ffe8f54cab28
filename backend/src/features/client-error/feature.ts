import type { Core } from '../../platform/feature.ts';
import { clientErrorRoutes } from './client-error.routes.ts';
import { ClientErrorService } from './client-error.service.ts';

export const clientErrorFeature = {
  tag: {
    name: 'client-error',
    title: 'Client errors',
    description: "Script errors of pages, for the server's log.",
  },
  open: ({ log }: Core) => ({ routes: [clientErrorRoutes(new ClientErrorService(log))] }),
};
