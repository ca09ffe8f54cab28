import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, seedAdmin } from './testing/accounts.ts';
import type { Role } from './platform/auth/role.ts';
import { ApiContract } from './testing/api-contract.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { TestClient } from './testing/client.ts';
import { namedPairs } from './testing/parity/named-pairs.ts';
import { ownPairs } from './testing/parity/own-pairs.ts';
import { expectSame, type World } from './testing/parity/parity.ts';
import { createWaitlist, joinVerified } from './testing/scenarios.ts';
import { applyVerified } from './features/ambassador/ambassador.scenario.ts';

/**
 * Sends the same requests to both APIs and expects the same answers. A call that runs an operation of the schema needs no
 * row here, unless it renames much of it: its access, its failures and the rest are those of the operation. Any other
 * call has a row, or is named as REST-only.
 */
const pairs = [...ownPairs, ...namedPairs];
const restAlone = [
  'POST /api/clientError',
  'POST /api/visits',
  'GET /api/admin/exportAmbassadors',
  'GET /api/admin/exportrewards',
  'POST /api/admin/uploadEmails',
  'POST /api/admin/checkImport',
  'GET /api/admin/imports/:id/rejected.csv',
  'POST /api/mailEvents',
  'POST /api/mailEvents/ses',
  'POST /api/mailEvents/postmark',
  'POST /api/mailEvents/resend',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/scalar.js',
];
let world: World;
beforeAll(async () => {
  const running = await startTestApp({ OTP_SENDS_PER_ADDRESS_PER_HOUR: '1000' });
  const client = new TestClient(running.origin);
  const tokens: Record<Role, string> = { VIEWER: '', EDITOR: '', ADMIN: '' };
  for (const role of ['VIEWER', 'EDITOR', 'ADMIN'] as const) {
    const { email } = await seedAdmin(running.database.pool, role);
    tokens[role] = (await client.post('/api/admin/login', { email, password })).body.accessToken;
  }
  const api = new ApiContract(client, (await client.get('/api/openapi.json')).body);
  world = { running, client, api, tokens, referrer: await seedPeople(running) };
});
afterAll(() => world.running.stop());

async function seedPeople({ database }: TestApp): Promise<World['referrer']> {
  const waitlist = createWaitlist(database);
  const [referrer] = [
    await joinVerified(database.pool, waitlist),
    await joinVerified(database.pool, waitlist),
  ];
  for (const country of ['IN', 'DE', 'DE'])
    await joinVerified(database.pool, waitlist, { country, referralCode: referrer.referralId });
  for (const firstName of ['Grace', 'Ada', 'Mary']) await applyVerified(database.pool, { firstName });
  return referrer;
}

it('every route runs an operation, has a row, or is named as the only one of its kind', () => {
  const routes = world.running.restRoutes.filter(({ method }) => method !== 'HEAD');
  const ownHandlers = routes.filter(({ mirrors }) => mirrors === undefined);
  const named = (all: readonly { readonly method: string; readonly url: string }[]) =>
    all.map(({ method, url }) => `${method} ${url}`).sort();
  expect(named(ownHandlers)).toEqual([...ownPairs.map(({ rest }) => rest), ...restAlone].sort());
  expect(named(routes)).toEqual(expect.arrayContaining(namedPairs.map(({ rest }) => rest)));
});

describe.each(pairs)('$rest and $graphql', (pair) => {
  it.each(pair.cases)('answer the same: $name', async (each) => {
    expect(pair.document).toMatch(new RegExp(`\\b${pair.graphql.split('.')[1] ?? ''}\\b`));
    await expectSame(world, pair, each);
  });
});
