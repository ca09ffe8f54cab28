import { expect, it } from 'vitest';
import { monitoring } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';

const running = testApp();
const client = new TestClient(running);

/** The lines about requests since the last call, once `last` has been logged, each without its id and time. */
let heard = 0;
async function linesUntil(last: string): Promise<readonly object[]> {
  const lines = () =>
    running
      .logged()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
      .slice(heard);
  await expect.poll(() => lines().at(-1)).toContain(last);
  const fresh = lines();
  heard += fresh.length;
  return fresh.map((line) => {
    const { level, method, route, status, ms, code, operations } = JSON.parse(line) as Record<
      string,
      unknown
    >;
    expect(ms).toBeTypeOf('number');
    return { level, method, route, status, code, operations };
  });
}

it('tells what became of every call, by code and by operation', async () => {
  await client.get('/');
  await client.post('/api/verifyOtp', { email: 'nobody@example.com', otp: '1234' });
  const wrongCode =
    'verifyOtp(input: { channel: EMAIL, email: "nobody@example.com", otp: "1234" }) { message }';
  await client.graphql('{ faqs { id } brokers { slug } }');
  await client.graphql(`mutation { ${wrongCode} }`);
  await client.graphql('{ nothing }');
  await client.graphql('{ faqs { id } }', {}, { authorization: 'Bearer bad' });
  const graphql = { level: 30, method: 'POST', route: '/graphql' };
  expect(await linesUntil('UNAUTHENTICATED')).toEqual([
    { level: 30, method: 'GET', route: '/', status: 200 },
    { level: 30, method: 'POST', route: '/api/verifyOtp', status: 400, code: 'OTP_INVALID' },
    { ...graphql, status: 200, operations: { 'Query.faqs': 'OK', 'Query.brokers': 'OK' } },
    { ...graphql, status: 200, operations: { 'Mutation.verifyOtp': 'OTP_INVALID' } },
    { ...graphql, status: 400, operations: { graphql: 'BAD_REQUEST' } },
    { ...graphql, status: 401, code: 'UNAUTHENTICATED' },
  ]);
});

it('hears of files, probes and scrapes only when they fail', async () => {
  const scraper = await monitoring(running.database.pool);
  for (const path of ['/mark.svg', '/site.webmanifest', '/livez', '/readyz', '/metrics'])
    expect((await client.get(path, scraper)).status).toBe(200);
  expect((await client.get('/metrics')).status).toBe(401);
  expect((await client.get('/gone.svg')).status).toBe(404);
  expect(await linesUntil('404')).toEqual([
    { level: 30, method: 'GET', route: '/metrics', status: 401, code: 'UNAUTHENTICATED' },
    expect.objectContaining({ level: 30, status: 404 }),
  ]);
});
