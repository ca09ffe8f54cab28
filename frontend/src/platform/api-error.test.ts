import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from 'vitest';
import { toApiError } from './api-error.ts';

const answered = (bodyText: string, status: number) =>
  new ServerError('refused', { response: new Response(bodyText, { status }), bodyText });

describe('toApiError', () => {
  test('takes code, fields and wait from a GraphQL error', () => {
    const extensions = { code: 'OTP_COOLDOWN', fields: { email: 'No', odd: 3 }, retryAfterSeconds: 42 };
    expect(
      toApiError(new CombinedGraphQLErrors({ errors: [{ message: 'Wait a little.', extensions }] })),
    ).toEqual({
      code: 'OTP_COOLDOWN',
      message: 'Wait a little.',
      fields: { email: 'No' },
      retryAfterSeconds: 42,
    });
  });

  test('reads GraphQL errors that come with a status outside the 200s', () => {
    const body = {
      errors: [{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 5 } }],
    };
    expect(toApiError(answered(JSON.stringify(body), 429))).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Slow down.',
      retryAfterSeconds: 5,
    });
  });

  test('reads the flat form of a limit in front of the API', () => {
    const body = { message: 'Slow down.', code: 'RATE_LIMITED' };
    expect(toApiError(answered(JSON.stringify(body), 429))).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Slow down.',
    });
  });

  test('never shows a proxy’s markup', () => {
    expect(toApiError(answered('<html>Bad Gateway</html>', 502))).toMatchObject({
      code: 'INTERNAL',
      message: expect.stringContaining('on our side'),
    });
  });

  test('tells when no answer came', () => {
    expect(toApiError(new TypeError('Failed to fetch'))).toMatchObject({
      code: 'NETWORK',
      message: expect.stringContaining('Check your connection'),
    });
  });
});
