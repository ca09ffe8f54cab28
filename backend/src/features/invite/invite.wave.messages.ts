import { failure } from '../../platform/errors/error-catalogue.ts';

/** Messages to admins about waves. */

export const unknownWave = failure(
  'NOT_FOUND',
  'There’s no wave with this ID. Open it from the list of waves.',
);

export const waveStarted = failure(
  'WRONG_STATE',
  'This wave has started or was canceled, so you can’t change it. Create a new one.',
);

export const waveNotStarted = failure(
  'WRONG_STATE',
  'This wave hasn’t invited anyone yet. Cancel it instead.',
);

export const waveNotOver = failure(
  'WRONG_STATE',
  'This wave is still inviting users. Cancel it first, then revoke what it sent.',
);

export const waveRevoked = failure('WRONG_STATE', 'This wave was already revoked.');

export const unknownTemplate = 'There’s no invitation template with this ID. Choose one from the list.';

export const noReminder = 'There’s no reminder template. Create one, or send no reminders.';
