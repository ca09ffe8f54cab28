import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';
import { maxEndpoints } from './webhook.form.ts';

/** This feature's messages, shown to users as they are. */

export const unknownEndpoint: Failure = failure(
  'NOT_FOUND',
  'This endpoint doesn’t exist. It may have been deleted. Reload the page.',
);
export const unknownDelivery: Failure = failure(
  'NOT_FOUND',
  'This delivery doesn’t exist. Old ones are deleted. Reload the page.',
);
export const tooManyEndpoints: Failure = failure(
  'LIMIT_REACHED',
  `There can be at most ${maxEndpoints} endpoints. Delete one first.`,
);
export const notActive: Failure = failure(
  'WRONG_STATE',
  'Only an active endpoint can be paused. Reload the page to see its state.',
);
export const alreadyActive: Failure = failure(
  'WRONG_STATE',
  'The endpoint is active. Reload the page to see its state.',
);
