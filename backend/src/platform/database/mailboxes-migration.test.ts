import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices, logIn, newEmail, seedAdmin } from '../../testing/accounts.ts';
import { findPlace } from '../../features/status/status.repository.ts';
import { identitiesOf, parseDestination } from '../../features/verification/verification.rules.ts';
import type { WaitlistService } from '../../features/waitlist/waitlist.service.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createWaitlist, joinVerified, noBrowser, person, verifyEmail } from '../../testing/scenarios.ts';
import { migrateAlone } from '../../testing/template-database.ts';

let database: TestDatabase;
let waitlist: WaitlistService;
beforeAll(async () => {
  database = await createTestDatabase();
  waitlist = createWaitlist(database);
  await database.pool.query(
    `INSERT INTO mikro_orm_migrations (name) VALUES ('001-verification'), ('018-join-leaner')`,
  );
});
afterAll(async () => {
  await expectConsistent(database.pool);
  await database.drop();
});

/** Runs 060-mailboxes again, as on a pre-release database. */
async function migrateMailboxes(): Promise<void> {
  const { rowCount } = await database.pool.query(
    `DELETE FROM mikro_orm_migrations WHERE name = '060-mailboxes'`,
  );
  expect(rowCount).toBe(1);
  await migrateAlone(database.url);
}

/** A signup whose key follows the old rules. @returns its id. */
async function signupOf(
  email: string,
  key = email,
  fields: Parameters<typeof person>[0] = {},
): Promise<string> {
  const { id } = await joinVerified(database.pool, waitlist, fields);
  await database.pool.query('UPDATE signup SET email = $2, email_key = $3 WHERE id = $1', [id, email, key]);
  return id;
}

async function keyOf(id: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ key: string }>(
    'SELECT email_key AS key FROM signup WHERE id = $1',
    [id],
  );
  return rows[0]?.key;
}

/** Which signup a visitor who verifies the address gets: by joining again, and by a code on the status page. */
async function reached(email: string): Promise<readonly unknown[]> {
  const joined = await joinVerified(database.pool, waitlist, { email });
  const parsed = parseDestination({ channel: 'email', email });
  const place = parsed.ok
    ? await findPlace(database.pool, { identities: identitiesOf(parsed.destination) })
    : null;
  return [joined.alreadyJoined, joined.id, place?.signupId];
}
const found = (id: string): readonly unknown[] => [true, id, id];

let names = 0;
const newName = (): string => `ada${(names += 1)}`;

describe('identities by the rules before', () => {
  it('are found by every spelling of the mailbox, and make no second signup', async () => {
    const [proton, yandex, apple, own, fast] = Array.from({ length: 5 }, newName);
    const spellings = [
      [`${proton}.love@proton.me`, `${proton}love@pm.me`],
      [`${yandex}.love@ya.ru`, `${yandex}-love+x@yandex.com`],
      [`${apple}@me.com`, `${apple}@icloud.com`],
      [`${own}+tag@lovelace.example`, `${own}@lovelace.example`],
      [`shop@${fast}.fastmail.com`, `${fast}@fastmail.com`],
    ] as const;
    const ids = await Promise.all(spellings.map(([before]) => signupOf(before)));
    await migrateMailboxes();
    for (const [index, [before, other]] of spellings.entries())
      for (const address of [before, other])
        expect(await reached(address), address).toEqual(found(ids[index] ?? ''));
  });

  it('keep their own signup when two had one mailbox', async () => {
    const name = newName();
    const tagged = await signupOf(`${name}+x@lovelace.example`);
    const plain = await signupOf(`${name}@lovelace.example`);
    const dotted = await signupOf(`${name}.love@proton.me`);
    const bare = await signupOf(`${name}-love@pm.me`);
    await migrateMailboxes();
    // A signup that has the key keeps it; otherwise the earlier one gets it.
    expect(await keyOf(plain)).toBe(`${name}@lovelace.example`);
    expect(await keyOf(tagged)).toBe(`${name}+x@lovelace.example`);
    expect(await keyOf(dotted)).toBe(`${name}love@proton.me`);
    expect(await keyOf(bare)).toBe(`${name}-love@pm.me`);
    expect(await reached(`${name}+X@lovelace.example`)).toEqual(found(tagged));
    expect(await reached(`${name}@lovelace.example`)).toEqual(found(plain));
    expect(await reached(`${name}+y@lovelace.example`)).toEqual(found(plain));
    expect(await reached(`${name}-love@pm.me`)).toEqual(found(bare));
    expect(await reached(`${name}love@protonmail.com`)).toEqual(found(dotted));
  });

  it('stay as they are when they were right, when they are erased, and the second time', async () => {
    const name = newName();
    const gmail = await signupOf(`${name}.x+y@gmail.com`, `${name}x@gmail.com`);
    const erased = await signupOf('', `erased-${name}`);
    const moved = await signupOf(`${name}@mac.com`);
    await migrateMailboxes();
    const keys = async () => Promise.all([gmail, erased, moved].map(keyOf));
    const after = [`${name}x@gmail.com`, `erased-${name}`, `${name}@icloud.com`];
    expect(await keys()).toEqual(after);
    await migrateMailboxes();
    expect(await keys()).toEqual(after);
  });

  it('that are only stated are updated, however many share them', async () => {
    const email = `${newName()}+x@lovelace.example`;
    const ids = [await signupOf(newEmail()), await signupOf(newEmail())];
    await database.pool.query(
      `UPDATE signup SET verified_by = 'phone', phone = '+9198' || lpad(seq::text, 8, '0'), email = $2, email_key = $2 WHERE id = ANY ($1)`,
      [ids, email],
    );
    await migrateMailboxes();
    expect(new Set(await Promise.all(ids.map(keyOf)))).toEqual(new Set([email.replace('+x', '')]));
  });

  it('are updated while others join', async () => {
    const before = await Promise.all(
      Array.from({ length: 20 }, () => signupOf(`${newName()}+x@lovelace.example`)),
    );
    const joining = Array.from({ length: 200 }, () => person({ email: `${newName()}+y@lovelace.example` }));
    await Promise.all(joining.map(({ email }) => verifyEmail(database.pool, email)));
    const [, ...outcomes] = await Promise.all([
      migrateMailboxes(),
      ...joining.map((input) => waitlist.join(input, noBrowser)),
    ]);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    for (const id of before) expect(await keyOf(id)).not.toContain('+');
  });
});

describe('codes under way', () => {
  /** A challenge whose key follows the old rules. */
  const addCode = async (address: string, { verified }: { readonly verified: boolean }): Promise<void> => {
    await database.pool.query(
      `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries, tries, verified_at)
       SELECT gen_random_uuid(), 'waitlist', 'email', 'email:' || $1, $1, 4, 'test', now, now + interval '5 minutes', 3, $2::int, CASE $2::int WHEN 1 THEN now END
       FROM (SELECT clock_timestamp() AS now) AS moment`,
      [address, verified ? 1 : 0],
    );
  };

  it('that were entered before still let their owner join', async () => {
    const email = `${newName()}.love@proton.me`;
    await addCode(email, { verified: true });
    await migrateMailboxes();
    expect(await waitlist.join(person({ email }), noBrowser)).toMatchObject({
      ok: true,
      alreadyJoined: false,
    });
  });

  it('are one for a mailbox: the newest', async () => {
    const name = newName();
    for (const tag of ['a', 'b', 'c']) await addCode(`${name}+${tag}@lovelace.example`, { verified: false });
    await migrateMailboxes();
    const { rows } = await database.pool.query(
      `SELECT address, replaced_at IS NULL AS live FROM otp_challenge WHERE destination = $1 ORDER BY created_at`,
      [`email:${name}@lovelace.example`],
    );
    expect(rows).toEqual(
      ['a', 'b', 'c'].map((tag) => ({ address: `${name}+${tag}@lovelace.example`, live: tag === 'c' })),
    );
  });
});

it('applications are found by every spelling; two of one mailbox both stay', async () => {
  const name = newName();
  const addresses = [`${name}.love@ya.ru`, `${name}-love@yandex.ru`, `${name}+x@lovelace.example`];
  await database.pool.query(
    `WITH head AS (UPDATE ambassador_head SET last_seq = last_seq + 3 RETURNING last_seq - 3 AS seq)
     INSERT INTO ambassador_application (seq, applied_at, id, email, email_key, first_name, last_name, college_name, message)
     SELECT head.seq + ord, now(), gen_random_uuid(), address, address, 'Ada', 'Love', 'ETH', 'Hi' FROM head, unnest($1::text[]) WITH ORDINALITY AS a (address, ord)`,
    [addresses],
  );
  await migrateMailboxes();
  const { rows } = await database.pool.query<{ key: string }>(
    'SELECT email_key AS key FROM ambassador_application WHERE email = ANY ($1) ORDER BY seq',
    [addresses],
  );
  expect(rows.map(({ key }) => key)).toEqual([
    `${name}.love@ya.ru`,
    `${name}-love@yandex.ru`,
    `${name}@lovelace.example`,
  ]);
});

it('admins of one mailbox still log in, each to their own account', async () => {
  const name = newName();
  const [ops, own, dotted] = [
    await seedAdmin(database.pool),
    await seedAdmin(database.pool),
    await seedAdmin(database.pool),
  ];
  const addresses = [`${name}+ops@lovelace.example`, `${name}+own@lovelace.example`, `${name}.x@proton.me`];
  for (const [index, { id }] of [ops, own, dotted].entries())
    await database.pool.query('UPDATE admin_account SET email = $2, email_key = $2 WHERE id = $1', [
      id,
      addresses[index],
    ]);
  await migrateMailboxes();
  const services = createServices(database.pool);
  const adminOf = async (email: string) => (await logIn(services, email)).viewer.adminId;
  expect(await adminOf(addresses[0] ?? '')).toBe(ops.id);
  expect(await adminOf((addresses[1] ?? '').toUpperCase())).toBe(own.id);
  expect(await adminOf(`${name}+else@lovelace.example`)).toBe(ops.id);
  expect(await adminOf(`${name}x@pm.me`)).toBe(dotted.id);
});
