import { failure } from '../../platform/errors/error-catalogue.ts';

/** Messages to admins about broadcasts. */

export const unknownBroadcast = failure(
  'NOT_FOUND',
  'There is no broadcast with this id. Open it from the list of broadcasts.',
);

export const broadcastStarted = failure(
  'WRONG_STATE',
  'This broadcast has started or was canceled, so it cannot be changed. Create another one.',
);

export const unknownNewsTemplate = 'There is no news template with this id. Choose one from the list.';
