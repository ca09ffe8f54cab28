import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';

/** The words of this feature's answers; each is shown to people as it is. */

export const apiKeyEnded: Failure = failure(
  'SESSION_EXPIRED',
  'This API key has been revoked or has expired. Ask an admin for another one.',
);
export const unknownApiKey: Failure = failure('NOT_FOUND', 'There is no such API key.');
