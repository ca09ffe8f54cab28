import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import { mailingReply } from '../mailing/mailing.routes.ts';
import { segmentExamples } from '../segment/segment.routes.ts';
import { waveExpiresInMinutes, wavePerHour } from './invite.wave.form.ts';
import { unknownWave } from './invite.wave.messages.ts';
import type { WaveResolver } from './invite.wave.resolver.ts';
import type { WaveService } from './invite.wave.service.ts';
import type { InviteFunnel, InviteWave } from './invite.wave.types.ts';

const examples = {
  ...segmentExamples,
  name: 'March',
  perHour: wavePerHour,
  expiresInMinutes: waveExpiresInMinutes,
  reminderDays: [3],
};

/** 1,000 ids of users. */
const bodyLimit = 64 * 1024;

/** `POST /api/admin/createInviteWave` and `GET /api/admin/inviteWave/:id`. */
export const waveRoutes =
  (waves: WaveService): FastifyPluginCallback =>
  (app, _options, done) => {
    const call = mirror<WaveResolver>(app);
    const withFunnel = async (wave: InviteWave) =>
      Object.assign(wave, { funnel: await waves.funnel(wave.wave) });
    call('POST /admin/createInviteWave', 'createInviteWave', {
      examples,
      bodyLimit,
      status: 201,
      complete: async ({ message, wave }) => ({
        ok: true,
        answer: { message, wave: await withFunnel(wave) },
      }),
      reply: ({ message, wave }) => ({ message, result: toReply(wave) }),
      failures: ['VALIDATION_FAILED'],
    });
    call('GET /admin/inviteWave/:id', 'inviteWave', {
      summary: 'One wave, and how many of its users reached each step',
      complete: async (wave) => (wave === null ? unknownWave : { ok: true, answer: await withFunnel(wave) }),
      reply: (wave) => ({ result: toReply(wave) }),
      failures: ['NOT_FOUND'],
    });
    done();
  };

const toReply = ({ mailing, funnel, ...wave }: InviteWave & { readonly funnel: InviteFunnel }) => ({
  ...wave,
  mailing: mailingReply(mailing),
  funnel,
});
