import type { ApiTag } from '../../platform/openapi/openapi.tags.ts';

/** The section of accounts and their sessions. */
export const accountTag: ApiTag = {
  name: 'admin',
  title: 'Admin accounts',
  description: 'Admin accounts and their sessions.',
};
