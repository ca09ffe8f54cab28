import { failure } from '../../platform/errors/error-catalogue.ts';

/** Messages to admins about waves. */

export const unknownWave = failure(
  'NOT_FOUND',
  'There is no wave with this id. Open it from the list of waves.',
);

export const waveStarted = failure(
  'WRONG_STATE',
  'This wave has started or was canceled, so it cannot be changed. Create another one.',
);

export const waveNotStarted = failure(
  'WRONG_STATE',
  'This wave has not invited anyone yet. Cancel it instead.',
);

export const waveNotOver = failure(
  'WRONG_STATE',
  'This wave is still inviting users. Cancel it first, then revoke what it sent.',
);

export const waveRevoked = failure('WRONG_STATE', 'This wave was already revoked.');

export const unknownTemplate = 'There is no invitation template with this id. Choose one from the list.';

export const noReminder = 'There is no reminder template. Create one, or send no reminders.';
