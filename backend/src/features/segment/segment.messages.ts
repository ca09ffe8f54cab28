import { failure } from '../../platform/errors/error-catalogue.ts';

/** This feature's messages to admins. */

export const previewBusy = failure(
  'PREVIEW_BUSY',
  'The server is counting other segments. Try again in a few seconds.',
  { retryAfterSeconds: 3 },
);

export const uploadBusy = failure(
  'UPLOAD_BUSY',
  'The server is reading other lists. Try again in a few seconds.',
  { retryAfterSeconds: 5 },
);

export const previewTimeout = failure(
  'PREVIEW_TIMEOUT',
  'Counting this segment took too long. Narrow it, for example by country, join date or number of users.',
);

export const unknownList = failure(
  'NOT_FOUND',
  'There’s no email list with this ID. Lists are deleted after 30 days. Upload it again.',
);
