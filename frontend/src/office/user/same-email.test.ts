import { expect, test } from 'vitest';
import { sameEmail } from './same-email.ts';

test.each([
  [' Ada@Example.com ', 'ada@example.com', true],
  ['ada@example.co', 'ada@example.com', false],
  ['', 'ada@example.com', false],
  ['', '', false],
])('%j typed for %j: %s', (typed, email, same) => expect(sameEmail(typed, email)).toBe(same));
