import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { FairnessResolver } from './fairness.resolver.ts';
import type { HoldDecision } from './fairness.types.ts';

const id = 'c56a4180-65aa-42ec-a945-5fd21dec0538';
const at = '2026-01-31T12:00:00.000Z';
const examples = {
  _id: id,
  id: 'device.4611686018427387904',
  title: '6 users were verified in one browser',
  reasons: ['They were verified in the same browser as others'],
  size: 6,
  referrers: 1,
  points: 60,
  oldest: at,
  credits: 6,
  isAppealed: false,
  firstName: 'Ada',
  lastName: 'Lovelace',
  referralId: 'K7Q2M9XW4T',
  nextAfter: '20',
  first: 20,
  after: '0',
  action: 'reverse',
  about: [id],
  block: false,
  reason: 'One browser, one minute, six disposable addresses.',
  version: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
  blocks: false,
  decidedBy: 'ada@example.com',
  decidedAt: at,
  done: 6,
  isDone: true,
  isUndone: false,
};

/** `GET /api/admin/getholds`, `GET /api/admin/previewholds`; for admins `POST /api/admin/decideholds`, `POST /api/admin/undodecision`. */
export const fairnessRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<FairnessResolver>(app);
  call('GET /admin/getholds', 'holdGroups', {
    examples,
    reply: (page) => ({ result: page }),
    failures: ['VALIDATION_FAILED'],
  });
  call('POST /admin/previewholds', 'previewHolds', {
    examples,
    reply: ({ credits, points, referrers, moves, version }) => ({
      result: { credits, points, referrers, moves, version },
    }),
    failures: ['VALIDATION_FAILED', 'NOT_FOUND'],
  });
  call('POST /admin/decideholds', 'decideHolds', {
    examples,
    reply: decided,
    failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
  });
  call('POST /admin/undodecision', 'undoHoldDecision', {
    examples,
    reply: decided,
    failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'WRONG_STATE'],
  });
  done();
};

const decided = ({ id: _id, ...decision }: HoldDecision) => ({ result: { _id, ...decision } });
