import type { Legacies } from './features/account/account.legacy.ts';
import { keysMadeBy, revokeKeysMadeBy } from './features/api-key/api-key.repository.ts';
import {
  mailingsLeftBy,
  pauseMailingsLeftBy,
  takeOverMailings,
} from './features/mailing/mailing.legacy.repository.ts';
import {
  endpointsLeftBy,
  pauseEndpointsLeftBy,
  takeOverEndpoints,
} from './features/webhook/webhook.repository.ts';

/** What admins leave in each feature: docs/decisions/admin-access.md */
export const adminLegacies: Legacies = {
  async read(client, adminId) {
    const endpoints = await endpointsLeftBy(client, adminId);
    const mailings = await mailingsLeftBy(client, adminId);
    return {
      webhookEndpoints: endpoints.map(({ id, url, description }) => ({
        id,
        name: description === '' ? new URL(url).host : description,
      })),
      mailings: mailings.map(({ id, name, kind, state }) => ({
        id,
        name,
        isWave: kind === 'invite',
        isRunning: state !== 'scheduled',
      })),
      apiKeys: await keysMadeBy(client, adminId),
    };
  },
  async pause(client, adminId) {
    await pauseEndpointsLeftBy(client, adminId);
    await pauseMailingsLeftBy(client, adminId);
  },
  async takeOver(client, adminId, byId) {
    await takeOverEndpoints(client, adminId, byId);
    await takeOverMailings(client, adminId, byId);
  },
  revokeKeys: revokeKeysMadeBy,
};
