import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { TagResolver } from './tag.resolver.ts';
import type { Tag, TagUsersPayload } from './tag.types.ts';

const id = 'c56a4180-65aa-42ec-a945-5fd21dec0538';
const examples = { _id: id, id, name: 'VIP', users: 12, userIds: [id], userId: id, tags: ['VIP'] };

/** `GET /api/admin/gettags`; for editors `POST /api/admin/tagusers`, `POST /api/admin/untagusers`; for admins `PUT /api/admin/renametag`, `POST /api/admin/deletetag`. */
export const tagRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<TagResolver>(app);
  call('GET /admin/gettags', 'tagCounts', {
    examples,
    reply: (tags) => ({ result: tags.map(({ id: _id, ...tag }) => ({ _id, ...tag })) }),
  });
  const tagging = { examples, reply: changed } as const;
  call('POST /admin/tagusers', 'tagUsers', {
    ...tagging,
    failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'LIMIT_REACHED'],
  });
  call('POST /admin/untagusers', 'untagUsers', { ...tagging, failures: ['VALIDATION_FAILED', 'NOT_FOUND'] });
  call('PUT /admin/renametag', 'renameTag', {
    examples,
    reply: ({ message, tag }) => ({ message, result: toReply(tag) }),
    failures: ['VALIDATION_FAILED', 'NOT_FOUND'],
  });
  call('POST /admin/deletetag', 'deleteTag', {
    examples,
    reply: ({ message }) => ({ message }),
    failures: ['VALIDATION_FAILED', 'NOT_FOUND'],
  });
  done();
};

const toReply = ({ id: _id, name }: Tag) => ({ _id, name });
const changed = ({ message, changed: result }: TagUsersPayload) => ({ message, result });
