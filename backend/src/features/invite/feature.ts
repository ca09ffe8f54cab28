import type { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import type { Audience } from '../segment/segment.audience.ts';
import { type InviteMails, inviteJobs } from './invite.jobs.ts';
import { RedemptionService } from './invite.redemption.service.ts';
import { InviteResolver } from './invite.resolver.ts';
import { inviteRoutes } from './invite.routes.ts';
import { InviteService } from './invite.service.ts';
import { eraseInvites } from './invite.standing.ts';
import type { InviteTemplates } from './invite.templates.ts';
import { waveJobs } from './invite.wave.jobs.ts';
import { WaveResolver } from './invite.wave.resolver.ts';
import { waveRoutes } from './invite.wave.routes.ts';
import { type WaveDependencies, WaveService } from './invite.wave.service.ts';

const tag = {
  name: 'invite',
  title: 'Invitations',
  description: 'Codes that admit users to your app, which checks and redeems them.',
};

/** Invitations, however they were issued. */
export const inviteFeature = {
  tag,
  resolvers: [InviteResolver],
  eraser: eraseInvites,
  open({ env, secrets, pool }: Core) {
    const invites = new InviteService({ pool, secrets, webAppUrl: env.webAppUrl });
    const redemption = new RedemptionService(pool, secrets);
    return {
      services: { invites },
      resolvers: [new InviteResolver(invites, redemption)],
      routes: [inviteRoutes(redemption)],
    };
  },
};

interface Given extends Core {
  readonly audiences: { readonly invite: Audience };
  readonly inviteMails: InviteMails;
  readonly inviteTemplates: () => InviteTemplates;
  readonly findTemplateVersion: WaveDependencies['findVersion'];
  readonly reminders: Omit<Parameters<typeof waveJobs>[0], 'pool' | 'limits' | 'sender'>;
  readonly mailingSender: MessageSender;
}

/** Inviting many users, and the messages of every invitation. */
export const waveFeature = {
  tag,
  resolvers: [WaveResolver],
  open(given: Given) {
    const { env, pool, jobPool, reader, delivery, inviteTemplates } = given;
    const waves = new WaveService({
      pool,
      reader,
      audience: given.audiences.invite,
      findVersion: given.findTemplateVersion,
    });
    return {
      resolvers: [new WaveResolver(waves)],
      routes: [waveRoutes(waves)],
      jobs: () => [
        inviteJobs({
          pool: jobPool,
          delivery: delivery.notices,
          templates: inviteTemplates(),
          mails: given.inviteMails,
        }),
        waveJobs({ pool: jobPool, limits: env.bulk, sender: given.mailingSender, ...given.reminders }),
      ],
      templates: () => Object.values(inviteTemplates()),
    };
  },
};
