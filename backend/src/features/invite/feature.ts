import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import type { Audience } from '../segment/segment.audience.ts';
import { inviteJobs } from './invite.jobs.ts';
import { type InvitationOptions, invitations } from './invite.kind.ts';
import { reminders } from './invite.reminder.kind.ts';
import { RedemptionService } from './invite.redemption.service.ts';
import { InviteResolver } from './invite.resolver.ts';
import { inviteRoutes } from './invite.routes.ts';
import { InviteService } from './invite.service.ts';
import { eraseInvites } from './invite.standing.ts';
import { waveJobs } from './invite.wave.jobs.ts';
import type { WaveTemplates } from './invite.wave.kind.ts';
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
      routes: [inviteRoutes],
    };
  },
};

interface Given extends Core {
  readonly audiences: { readonly invite: Audience };
  readonly findTemplateVersion: WaveDependencies['findVersion'];
  readonly inviteKind: Pick<InvitationOptions, 'kind' | 'hashPads'> & { readonly templates: WaveTemplates };
  readonly mailingSender: MessageSender;
}

/** Inviting many users, and the messages of every invitation. */
export const waveFeature = {
  tag,
  resolvers: [WaveResolver],
  open({ env, pool, jobPool, reader, delivery, audiences, ...given }: Given) {
    const { findTemplateVersion: findVersion, inviteKind, mailingSender } = given;
    const waves = new WaveService({ pool, reader, audience: audiences.invite, findVersion });
    const ofInvites = { pool: jobPool, ...inviteKind };
    return {
      resolvers: [new WaveResolver(waves)],
      routes: [waveRoutes(waves)],
      jobs: () => [inviteJobs(jobPool), waveJobs(jobPool)],
      notices: [
        invitations({
          ...ofInvites,
          sender: new MessageSender(delivery.notices),
          findVersion: () => findVersion('invite', null),
        }),
        reminders({ ...ofInvites, sender: mailingSender, limits: env.bulk }),
      ],
    };
  },
};
