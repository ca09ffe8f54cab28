import type { ApiTag } from '../../platform/openapi/openapi.tags.ts';

/** The section about users who have joined. */
export const userTag: ApiTag = {
  name: 'user',
  title: 'Users',
  description: 'The users on the waitlist, listed and exported.',
};
