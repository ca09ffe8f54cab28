import { expect, it } from 'vitest';
import { applicant, applyVerified } from '../features/ambassador/ambassador.scenario.ts';
import { secrets } from '../testing/accounts.ts';
import { testDatabase } from '../testing/database.ts';
import { isErased } from '../testing/is-erased.ts';
import { createWaitlist, joinVerified, noBrowser, person, verifyPhone } from '../testing/scenarios.ts';
import { eraseByEmail } from './erase-by-email.ts';

const database = testDatabase();

const erase = (email: string, id?: string, confirmed = true) =>
  eraseByEmail({ pool: database.pool, secrets, email, id, confirm: () => Promise.resolve(confirmed) });

it('lists those who have the same email and erases the one that is chosen', async () => {
  const waitlist = createWaitlist(database);
  const stated = person();
  await verifyPhone(database.pool, stated.phoneNo);
  const first = await waitlist.join(stated, noBrowser);
  if (!first.ok) throw new Error(first.code);
  const second = await joinVerified(database.pool, waitlist, { email: stated.email });
  const application = await applyVerified(database.pool, applicant({ email: stated.email }));
  const asked = await erase(stated.email);
  expect(asked.done).toBe(false);
  for (const { id } of [first, second]) expect(asked.text).toContain(id);

  expect(await erase(stated.email, first.id)).toEqual({ done: true, text: 'Erased: the signup.' });
  expect([
    await isErased(database.pool, 'signup', first.id),
    await isErased(database.pool, 'signup', second.id),
    await isErased(database.pool, 'ambassador_application', application.id),
  ]).toEqual([true, false, false]);
});

it('erases an application without a signup', async () => {
  const input = applicant();
  const { id } = await applyVerified(database.pool, input);
  expect(await erase(input.email)).toEqual({ done: true, text: 'Erased: the ambassador application.' });
  expect(await isErased(database.pool, 'ambassador_application', id)).toBe(true);
});

it('erases nothing unless it is confirmed', async () => {
  const input = person();
  const { id } = await joinVerified(database.pool, createWaitlist(database), input);
  expect(await erase(input.email, undefined, false)).toEqual({
    done: false,
    text: 'That is another address. Nothing was erased.',
  });
  expect(await erase(input.email, '01a1fd8d-2914-76e1-9b6f-e01272ce977a')).toMatchObject({ done: false });
  expect(await isErased(database.pool, 'signup', id)).toBe(false);
});

it('rejects what is no email address', async () => {
  expect(await erase('nobody')).toEqual({ done: false, text: 'Invalid email address' });
});

it('erases the wish of someone who is no user', async () => {
  const { email } = person();
  await database.pool.query('INSERT INTO reopen_wish (email, email_key) VALUES ($1, $1)', [email]);
  expect(await erase(email)).toEqual({ done: true, text: 'Erased: the wish to hear when sign-ups open.' });
  expect(await erase(email)).toMatchObject({ done: false });
});
