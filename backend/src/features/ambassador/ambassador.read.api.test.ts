import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { seedSession } from '../../testing/accounts.ts';
import { applyVerified } from './ambassador.scenario.ts';

const running = testApp();
const client = new TestClient(running);
let token: Readonly<Record<string, string>>;
beforeAll(async () => {
  const { pool } = running.database;
  token = await seedSession(pool, 'VIEWER');
  for (let number = 1; number <= 12; number += 1)
    await applyVerified(pool, { firstName: `No${number}`, email: `applicant${number}@example.com` });
});

it('applications are listed alike by REST and GraphQL', async () => {
  const { result } = (await client.get('/api/admin/getAmbassadors?limit=5&page=2', token)).body;
  expect(result).toMatchObject({ totalDocs: 12, totalPages: 3, nextPage: 3 });
  expect(result.docs[0]).toMatchObject({ firstName: 'No7', phoneNo: 447400123456 });
  const query =
    '{ ambassadors(limit: 5, page: 2) { docs { _id: id firstName lastName email phone collegeName message createdAt: appliedAt status acceptedAt noteCount isStated signup { id referralId referralCount isBlocked } } totalDocs limit page totalPages hasPrevPage hasNextPage prevPage nextPage } }';
  const { ambassadors } = (await client.post('/graphql', { query }, token)).body.data;
  const listed = ambassadors.docs as readonly { phone: string; status: string }[];
  const docs = listed.map(({ phone, status, ...doc }) => ({
    ...doc,
    status: status.toLowerCase(),
    phoneNo: Number(phone.slice(1)),
  }));
  expect({ ...ambassadors, docs }).toEqual(result);
});

it('a sort is the same by both', async () => {
  const { result } = (await client.get('/api/admin/getAmbassadors?sort=-email&limit=3', token)).body;
  const query = '{ ambassadors(sort: EMAIL, direction: DESC, limit: 3) { docs { email } } }';
  const { docs } = (await client.post('/graphql', { query }, token)).body.data.ambassadors;
  expect(docs).toEqual((result.docs as readonly { email: string }[]).map(({ email }) => ({ email })));
  expect(docs[0]).toEqual({ email: 'applicant9@example.com' });
  expect((await client.get('/api/admin/getAmbassadors?sort=age', token)).body).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { sort: expect.any(String) },
  });
});

it('a search finds the same by both', async () => {
  const path = '/api/admin/getAmbassadors?search=no1';
  expect((await client.get(path, token)).body.result.totalDocs).toBe(4);
  const query = '{ ambassadors(search: "no1") { totalDocs } }';
  expect((await client.post('/graphql', { query }, token)).body.data.ambassadors.totalDocs).toBe(4);
  expect((await client.get('/api/admin/getAmbassadors?limit=1000', token)).body.code).toBe(
    'VALIDATION_FAILED',
  );
});
