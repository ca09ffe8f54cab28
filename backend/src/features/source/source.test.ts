import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Pool } from 'pg';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { identified, parseSource } from './source.rules.ts';
import { SourceService } from './source.service.ts';
import { VisitCounter } from './source.visits.ts';

describe('a source', () => {
  it.each([
    [{}, { name: 'direct', path: '/' }],
    [
      { landing: '/?utm_source=Newsletter&utm_medium=Email&utm_campaign=Launch' },
      { name: 'newsletter', medium: 'email', campaign: 'launch' },
    ],
    [
      { landing: '/?ref=ABC&via=whatsapp', referrer: 'https://l.wl.co/x?y=1' },
      { name: 'whatsapp', via: 'whatsapp', host: 'l.wl.co' },
    ],
    [
      { landing: '/privacypolicy?x=1', referrer: 'https://www.Google.com/search?q=me' },
      { name: 'google.com', host: 'google.com', path: '/privacypolicy' },
    ],
    [{ referrer: 'news.example:8080' }, { name: 'news.example:8080' }],
    [{ referrer: 'android-app://com.slack/' }, { name: 'com.slack' }],
    [{ landing: 'https://site.example/start?utm_source=x' }, { name: 'x', path: '/start' }],
  ])('of %j is %j', (given, expected) => {
    expect(parseSource(given)).toMatchObject(expected);
  });

  it.each([
    [
      { landing: '/?utm_source=ada@example.com&utm_content=ada%40example.com' },
      { name: 'direct', content: '' },
    ],
    [{ landing: `/?utm_source=${'x'.repeat(5000)}` }, { name: 'x'.repeat(100) }],
    [{ landing: '/?utm_source=%00a%0d%0ab%e2%80%ae' }, { name: 'a b' }],
    [{ landing: '/?utm_source=%ff%fe', referrer: 'http://[::' }, { host: '' }],
    [{ landing: '\ud800', referrer: '\ud800' }, { name: 'direct' }],
    [
      { landing: 'http://', referrer: 'javascript:alert(1)' },
      { name: 'direct', path: '' },
    ],
    [{ landing: `/${'p'.repeat(5000)}`, referrer: 'x'.repeat(5000) }, { host: 'x'.repeat(100) }],
  ])('of %j keeps a bounded, harmless text', (given, expected) => {
    const source = parseSource(given);
    expect(source).toMatchObject(expected);
    for (const text of Object.values<string>({ ...source })) {
      expect(Buffer.from(text).toString()).toBe(text);
      expect(Array.from(text).length).toBeLessThanOrEqual(100);
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}@]/u);
    }
  });

  it('has the id of no other, and always the same', () => {
    const ids = new Set(
      Array.from(
        { length: 1000 },
        (_, n) => identified(parseSource({ landing: `/?utm_source=${n % 500}` })).id,
      ),
    );
    expect(ids.size).toBe(500);
    for (const id of ids) expect(BigInt(id)).toBeGreaterThan(0n);
  });
});

describe('the table of sources', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => database.pool.query('TRUNCATE source, visit_count'));

  const log = pino({ level: 'silent' });
  const service = (limits = { full: 100, short: 100 }, isOn = true) =>
    new SourceService(database.pool, log, { isOn, limits });
  const kept = async () => {
    const { rows } = await database.pool.query<{ name: string; campaign: string }>(
      'SELECT name, campaign FROM source ORDER BY name, campaign',
    );
    return rows.map(({ name, campaign }) => [name, campaign].join(' ').trim());
  };
  const idOf = async (sources: SourceService, ...given: Parameters<SourceService['choose']>) => {
    const chosen = await sources.choose(...given);
    return chosen && sources.keep(chosen);
  };
  const link = (name: string, campaign: string) => ({
    landing: `/?utm_source=${name}&utm_campaign=${campaign}`,
  });

  it('has each once, whichever instance saw it first', async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, n) => idOf(service(), link('x', String(n % 4)), false)),
    );
    expect(new Set(ids).size).toBe(4);
    expect(await kept()).toEqual(['x 0', 'x 1', 'x 2', 'x 3']);
  });

  it('is the same through the links of any two friends, and another through another page', async () => {
    const links = [
      '/?ref=ADA00001&via=whatsapp',
      '/?ref=BOB00002&via=whatsapp',
      '/?via=whatsapp',
      '/faq?ref=ADA00001&via=whatsapp',
    ];
    const sources = service();
    const ids = await Promise.all(links.map((landing) => idOf(sources, { landing })));
    expect(ids).toEqual(links.map((landing) => identified(parseSource({ landing })).id));
    expect(new Set(ids).size).toBe(2);
  });

  it('keeps name and host alone once there are many, and nothing new once there are too many', async () => {
    const sources = service({ full: 3, short: 2 });
    for (const n of [1, 2, 3]) await idOf(sources, link('x', String(n)), false);
    const first = await idOf(sources, link('x', '1'), false);
    const short = await idOf(sources, link('x', '4'), false);
    expect(await idOf(sources, link('x', '5'), false)).toBe(short);
    await idOf(sources, link('y', '6'), false);
    const other = await idOf(sources, link('z', '7'), false);
    for (const n of [8, 9, 10]) expect(await idOf(sources, link(`new${n}`, '1'), false)).toBe(other);
    expect(await kept()).toEqual(['other', 'x', 'x 1', 'x 2', 'x 3', 'y']);
    expect(await idOf(service({ full: 3, short: 2 }), link('x', '1'), false)).toBe(first);
  });

  it('keeps nothing where it is off, of browsers that ask for privacy, and while the database is away', async () => {
    expect(await idOf(service(undefined, false), link('x', '1'), false)).toBeNull();
    expect(await idOf(service(), link('x', '1'), true)).toBeNull();
    expect(await idOf(service(), null)).toBeNull();
    const away = new Pool({ connectionString: 'postgres://127.0.0.1:1/nowhere' });
    expect(await idOf(new SourceService(away, log, { isOn: true }), link('x', '1'), false)).toBeNull();
    expect(await kept()).toEqual([]);
  });

  it('counts what tabs do, on several instances, and no robots', async () => {
    const browser =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
    const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const counters = [1, 2].map(() => new VisitCounter(database.pool, log));
    for (const counter of counters) {
      for (const id of ['7', '8', '7']) counter.count('visit', id, browser);
      counter.count('share', '7', browser);
      counter.count('visit', '7', robot);
      counter.count('visit', '7', undefined);
    }
    await Promise.all(counters.map((counter) => counter.write()));
    counters[0]?.count('form', '8', browser);
    await counters[0]?.write();
    const { rows } = await database.pool.query(
      'SELECT source_id::text AS id, visits::int, forms::int, codes::int, shares::int FROM visit_count ORDER BY source_id',
    );
    expect(rows).toEqual([
      { id: '7', visits: 4, forms: 0, codes: 0, shares: 2 },
      { id: '8', visits: 2, forms: 1, codes: 0, shares: 0 },
    ]);
  });
});
