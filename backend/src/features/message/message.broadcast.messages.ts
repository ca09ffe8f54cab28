import { failure } from '../../platform/errors/error-catalogue.ts';

/** Messages to admins about broadcasts. */

export const unknownBroadcast = failure(
  'NOT_FOUND',
  'There’s no broadcast with this ID. Open it from the list of broadcasts.',
);

export const broadcastStarted = failure(
  'WRONG_STATE',
  'This broadcast has started or was canceled, so you can’t change it. Create a new one.',
);

export const broadcastNotDone = failure(
  'WRONG_STATE',
  'This broadcast is not done, so it’s too early to say who didn’t click. Wait until it is done.',
);

export const unknownNewsTemplate = 'There’s no news template with this ID. Choose one from the list.';
