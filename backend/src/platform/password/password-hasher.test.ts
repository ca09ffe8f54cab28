import { expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher.ts';
import { soleClient } from '../threads/turns.ts';

const hasher = new PasswordHasher();
const client = soleClient('client');

it('verifies what it hashed, with the parameters that OWASP recommends, and nothing else', async () => {
  const hash = await hasher.hash('orbit-lantern-49-quill', client);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hasher.verify(hash, 'orbit-lantern-49-quill', client)).toBe(true);
  expect(await hasher.verify(hash, 'orbit-lantern-49-quilt', client)).toBe(false);
  expect(await hasher.hash('orbit-lantern-49-quill', client)).not.toBe(hash);
});

it.each([
  [
    'with the parameters of today',
    'orbit-lantern-49-quill',
    '$argon2id$v=19$m=19456,t=2,p=1$6B+Kz+RU4/Cm05bIIRsdNA$3L5voqY873wNvafyoiz92Zpf7Exj7y4d+c0DR3ssL2w',
  ],
  [
    'with other parameters',
    'orbit-lantern-49-quill',
    '$argon2id$v=19$m=8,t=1,p=1$xUtAtxbk4jAAQurv0afP4g$Otyhp0aAYe/4tVFCPtdo23FEhTj3oUG4oN4/ylYloU0',
  ],
  [
    'of a password with other characters, in another spelling',
    'пароль орбита ﬁ',
    '$argon2id$v=19$m=19456,t=2,p=1$Jn+cdhUR3bXsKdKUB+EViQ$U2VyoFcp1eRIrOTDnEfps+OGHJyMMEtUw83qJz2wB20',
  ],
])('verifies hashes that another library made %s', async (_what, password, hash) => {
  expect(await hasher.verify(hash, password, client)).toBe(true);
  expect(await hasher.verify(hash, `${password}x`, client)).toBe(false);
});

it('takes nothing for the password of an unknown account', async () => {
  expect(await hasher.verify(null, 'orbit-lantern-49-quill', client)).toBe(false);
});
