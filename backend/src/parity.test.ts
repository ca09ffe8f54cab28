import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, seedAdmin } from './testing/accounts.ts';
import type { Role } from './platform/auth/role.ts';
import { createSchema } from './schema.ts';
import { ApiContract } from './testing/api-contract.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { TestClient } from './testing/client.ts';
import { adminPairs } from './testing/parity/admin-pairs.ts';
import { expectSame, type World } from './testing/parity/parity.ts';
import { invitePairs } from './testing/parity/invite-pairs.ts';
import { mailingPairs } from './testing/parity/mailing-pairs.ts';
import { wavePairs } from './testing/parity/wave-pairs.ts';
import { segmentPairs } from './testing/parity/segment-pairs.ts';
import { publicPairs } from './testing/parity/public-pairs.ts';
import { createWaitlist, joinVerified } from './testing/scenarios.ts';
import { applyVerified } from './features/ambassador/ambassador.scenario.ts';

/**
 * Sends the same requests to both APIs, good and bad, and expects the same answers. A route has a row here or is named
 * as REST-only; a field of the schema has one or is named as GraphQL-only: a new one that is neither fails.
 */
const pairs = [...publicPairs, ...adminPairs, ...invitePairs, ...wavePairs, ...mailingPairs, ...segmentPairs];
const restAlone = [
  'POST /api/clientError',
  'GET /api/admin/exportAmbassadors',
  'POST /api/admin/uploadEmails',
  'POST /api/mailEvents',
  'POST /api/mailEvents/ses',
  'POST /api/mailEvents/postmark',
  'POST /api/mailEvents/resend',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/scalar.js',
];
const graphqlAlone = [
  ...[
    'Query.me',
    'Query.countries',
    'Query.brokers',
    ...['Query.ambassadorNotes', 'Mutation.setAmbassadorStatus'],
    ...['Mutation.addAmbassadorNote', 'Mutation.deleteAmbassadorNote'],
    ...['Query.firstSteps', 'Mutation.dismissFirstSteps'],
    ...['Query.signupPause', 'Mutation.pauseSignups', 'Mutation.resumeSignups'],
    ...['Query.admins', 'Query.adminLegacy'],
    'Query.adminSignupRequest',
    ...['Query.adminInvitations', 'Mutation.inviteAdmin'],
    ...['Mutation.resendAdminInvitation', 'Mutation.revokeAdminInvitation'],
    'Query.apiKeys',
    'Query.auditLog',
  ],
  ...['Query.user', 'Query.userCredits', 'Query.signupsOverTime', 'Query.signupsByCountry', 'Query.status'],
  ...['Query.referralTree', 'Query.referralChildren', 'Query.largestReferralTrees'],
  ...['Mutation.openStatusByLink', 'Mutation.openStatusByCode', 'Mutation.closeStatus'],
  ...['Mutation.revokeStatusLinks', 'Mutation.reorderFaqs', 'Mutation.approveAdmin', 'Mutation.setAdminRole'],
  ...['Mutation.removeAdmin', 'Mutation.createApiKey', 'Mutation.revokeApiKey', 'Mutation.changePassword'],
  ...['Mutation.requestPasswordReset', 'Mutation.resetPassword', 'Mutation.blockSignup'],
  ...['Mutation.unblockSignup', 'Mutation.eraseSignup', 'Mutation.openInvite', 'Mutation.rejoinWaitlist'],
  ...['Mutation.inviteSignups', 'Mutation.resendInvite', 'Mutation.acceptInvite', 'Mutation.revokeInvite'],
  ...['Mutation.unblockSignup', 'Mutation.eraseSignup', 'Mutation.resendUncertain'],
  ...[
    'Query.broadcasts',
    'Query.broadcast',
    'Query.broadcastRecipients',
    'Mutation.createBroadcast',
    'Mutation.updateBroadcast',
  ],
  ...['Query.inviteWaves', 'Query.waveInvites', 'Mutation.updateInviteWave', 'Mutation.revokeWave'],
  ...['Query.messageTemplates', 'Query.previewMessage', 'Mutation.saveMessageTemplate'],
  ...['Mutation.setNewsConsent', 'Query.consentRecord', 'Query.snsConfirmations', 'Query.emailLists'],
  ...[
    'Mutation.sendTestMessage',
    'Query.suppressions',
    'Query.suppressionReporters',
    'Mutation.addSuppression',
    'Mutation.liftSuppression',
    'Mutation.liftReportedSuppressions',
  ],
  ...['Query.webhookEndpoints', 'Query.webhookEventTypes', 'Query.webhookDeliveries', 'Query.webhookSecret'],
  ...['Mutation.createWebhookEndpoint', 'Mutation.updateWebhookEndpoint', 'Mutation.enableWebhookEndpoint'],
  ...['Mutation.pauseWebhookEndpoint', 'Mutation.deleteWebhookEndpoint', 'Mutation.rotateWebhookSecret'],
  ...['Mutation.testWebhookEndpoint', 'Mutation.replayWebhookDelivery', 'Mutation.replayWebhookEvents'],
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

it('every route and every field of the schema has a row, or is named as the only one of its kind', async () => {
  const schema = await createSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name ?? ''}.${name}`),
  );
  const routes = world.running.restRoutes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
  const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
  expect(sorted([...pairs.map(({ rest }) => rest), ...restAlone])).toEqual(sorted(routes));
  expect(sorted([...pairs.map(({ graphql }) => graphql), ...graphqlAlone])).toEqual(sorted(fields));
});

describe.each(pairs)('$rest and $graphql', (pair) => {
  it.each(pair.cases)('answer the same: $name', async (each) => {
    expect(pair.document).toMatch(new RegExp(`\\b${pair.graphql.split('.')[1] ?? ''}\\b`));
    await expectSame(world, pair, each);
  });

  it('are tried with valid and with invalid input', () => {
    const codes = pair.cases.map(({ code }) => code);
    expect(codes).toContain(undefined);
    if (pair.rest !== 'GET /api/geo') expect(codes.some((code) => code !== undefined)).toBe(true);
  });
});
