import { pino } from 'pino';
import { expect, it } from 'vitest';
import { mountRestApi } from '../http/rest-api.ts';
import { createServer } from '../http/server.ts';

it('a call that does not declare its access fails at start', async () => {
  const server = await createServer({ log: pino({ level: 'silent' }), trustProxy: 0, secure: false });
  const mounted = mountRestApi(server, [
    (app, _options, done) => {
      app.get('/new', () => ({}));
      done();
    },
  ]);
  await expect(mounted).rejects.toThrow('GET /api/new does not declare its access');
  await server.close();
});

it('a token that cannot be checked because the database is unavailable is answered 503, not admitted', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const server = await createServer({
    log: pino({ level: 'silent' }),
    trustProxy: 0,
    secure: false,
    authenticate: () => Promise.reject(away),
  });
  await mountRestApi(server, [
    (app, _options, done) => {
      app.get('/new', { config: { requires: 'NOTHING' } }, () => ({}));
      done();
    },
  ]);
  const answer = await server.inject({ url: '/api/new', headers: { authorization: 'Bearer x' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  await server.close();
});
