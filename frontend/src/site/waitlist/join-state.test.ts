import { expect, test } from 'vitest';
import { forEachField } from '@waitlist/backend/waitlist-form';
import type { ApiError } from '../../platform/api-error.ts';
import { problemOf, rejectedBy, type SignupValues } from './join-state.ts';

const values: SignupValues = {
  ...forEachField(() => ''),
  newsConsent: false,
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phoneNo: '98765 43210',
  country: 'IN',
  broker: 'zerodha',
};
const error = (more: Partial<ApiError>): ApiError => ({
  code: 'VALIDATION_FAILED',
  message: 'Please correct the marked fields.',
  fields: {},
  retryAfterSeconds: null,
  ...more,
});

test('ties a message to the value it is about, under the name the form uses', () => {
  const fields = { mobileNumber: 'Not a mobile', email: 'Not an address', somethingElse: 'Whatever' };
  expect(rejectedBy(error({ fields }), values)).toEqual({
    phoneNo: { value: '98765 43210', message: 'Not a mobile' },
    email: { value: 'asha@example.com', message: 'Not an address' },
  });
});

test('counts the wait from the moment of the failure', () => {
  expect(problemOf(error({ retryAfterSeconds: 30 }), 1000).retryAtMs).toBe(31_000);
  expect(problemOf(error({}), 1000).retryAtMs).toBeNull();
});
