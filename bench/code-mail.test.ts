import { expect, it } from 'vitest';
import { otpTemplates } from '../backend/src/features/verification/verification.templates.ts';
import { createSecrets } from '../backend/src/platform/secrets/secrets.ts';
import { testBrand, testSecret } from '../backend/src/testing/brand.ts';
import { codeInSubject } from './code-mail.ts';

it('the code of an email is read from its subject', () => {
  const { email } = otpTemplates({
    brand: testBrand,
    publicUrl: 'https://waitlist.example.com',
    secrets: createSecrets(testSecret),
  });
  const { subject, code } = email.render({
    challengeId: 'challenge',
    codeLength: 6,
    purpose: 'waitlist',
    validMinutes: 10,
  });
  expect(code).toMatch(/^\d{6}$/);
  expect(codeInSubject(subject)).toBe(code);
});
