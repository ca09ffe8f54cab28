import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';

/** This feature's messages, shown to users as they are. */

export const apiKeyEnded: Failure = failure(
  'SESSION_EXPIRED',
  'This API key has been revoked or has expired. Ask an admin for another one.',
);
export const unknownApiKey: Failure = failure(
  'NOT_FOUND',
  'This API key doesn’t exist, or it was revoked already.',
);
