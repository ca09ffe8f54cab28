import { describe, expect, it } from 'vitest';
import { parseNewAdmin, readLoginEmail } from './account.rules.ts';

const owner = { name: 'Ada Lovelace', email: 'ada.lovelace@example.com' };

describe('parseNewAdmin', () => {
  it('names every faulty field', () => {
    expect(parseNewAdmin({ name: ' ', email: null, password: undefined })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { name: 'Name is required', email: 'Enter an email address', password: 'Password is required' },
    });
    expect(parseNewAdmin({ name: 'A'.repeat(101), email: 'nobody', password: 'x' })).toMatchObject({
      fields: { name: 'Name must be at most 100 characters', email: 'Invalid email address' },
    });
  });

  it('takes the email in the form it is compared by', () => {
    expect(parseNewAdmin({ ...owner, password: 'orbit-lantern-49-quill' })).toMatchObject({
      ok: true,
      admin: { emailKey: 'ada.lovelace@example.com' },
    });
  });
});

it('compares login emails as addresses are compared, and gives other text a key of its own', () => {
  expect(readLoginEmail(' A.da+x@GMAIL.com ').key).toBe(readLoginEmail('ada@gmail.com').key);
  expect(readLoginEmail('no\u0000body\n').key).toBe('nobody');
});
