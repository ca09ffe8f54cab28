import { describe, expect, it } from 'vitest';
import { readLoginEmail, parseNewAdmin, passwordWeakness } from './admin.rules.ts';

const owner = { name: 'Ada Lovelace', email: 'ada.lovelace@example.com' };

describe('passwordWeakness', () => {
  it.each([
    'short-1-two', // 11
    'password1234',
    'P@ssw0rd12345',
    'qwertyuiop[]',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    '123456789012345',
    'lovelace1234',
    'ada.lovelace@example.com',
    'x'.repeat(129),
    'correct-Horse-7-'.repeat(9),
  ])('refuses %s', (password) => {
    expect(passwordWeakness(password, owner)).toMatchObject({
      code: 'WEAK_PASSWORD',
      fields: { password: expect.any(String) },
    });
  });

  it.each([
    'orbit-lantern-49-quill',
    'correct horse battery staple',
    'Zx9!kdLq02mNvb7',
    'пароль орбита фонарь',
    '🦊🦉🐙🦀🐝🐢🦕🐬🦩🐌🦔🐧',
  ])('takes %s', (password) => {
    expect(passwordWeakness(password, owner)).toBeNull();
  });
});

describe('parseNewAdmin', () => {
  it('names every faulty field', () => {
    expect(parseNewAdmin({ name: ' ', email: null, password: undefined })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { name: 'Name is required', email: 'Email Id is required', password: 'Password is required' },
    });
    expect(parseNewAdmin({ name: 'A\nB', email: 'nobody', password: 'x' })).toMatchObject({
      fields: { name: 'Name must be one line of text', email: 'Invalid email address' },
    });
  });

  it('judges the password last', () => {
    expect(parseNewAdmin({ ...owner, password: 'short' })).toMatchObject({ code: 'WEAK_PASSWORD' });
    expect(parseNewAdmin({ ...owner, password: 'orbit-lantern-49-quill' })).toMatchObject({
      ok: true,
      admin: { emailKey: 'ada.lovelace@example.com' },
    });
  });
});

it('compares login e-mails as addresses are compared, and gives other text a key of its own', () => {
  expect(readLoginEmail(' A.da+x@GMAIL.com ').key).toBe(readLoginEmail('ada@gmail.com').key);
  expect(readLoginEmail('no\u0000body\n').key).toBe('nobody');
});
