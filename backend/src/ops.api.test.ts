import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it, vi } from 'vitest';
import { monitoring } from './testing/accounts.ts';
import { testApp } from './testing/app.ts';
import { TestClient } from './testing/client.ts';

/** The files in `ops/` name figures and labels; an alert on one that the app does not serve would never fire. */

const running = testApp();
let served: string;
beforeAll(async () => {
  const client = new TestClient(running.origin);
  const scraper = await monitoring(running.database.pool);
  await client.post('/api/joinwaitlist', {});
  served = await vi.waitFor(
    async () => {
      const { body } = await client.get('/metrics', scraper);
      expect(body).toContain('jobs_oldest_due_seconds{');
      return String(body);
    },
    { timeout: 15_000, interval: 200 },
  );
});

const file = (name: string) => readFile(new URL(`../../ops/${name}`, import.meta.url), 'utf8');
/** Names of figures in an expression: those before a brace. */
const figuresIn = (text: string) => [
  ...new Set([...text.matchAll(/\b([a-z_]+)\{/g)].map(([, name = '']) => name)),
];
/** Histograms are declared once, and queried by their parts. */
const isServed = (name: string) => {
  const declared = new Set([...served.matchAll(/^# TYPE (\S+) /gm)].map(([, each = '']) => each));
  return name === 'up' || declared.has(name) || declared.has(name.replace(/_(count|sum|bucket)$/, ''));
};

it.each(['prometheus-alerts.yml', 'grafana/waitlist.json'])(
  '%s asks for figures that are served',
  async (name) => {
    const figures = figuresIn((await file(name)).replaceAll(String.raw`\"`, '"'));
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter((figure) => !isServed(figure))).toEqual([]);
  },
);

it('the lanes that alerts name are lanes', async () => {
  const lanes = new Set(
    [...served.matchAll(/jobs_oldest_due_seconds\{lane="([^"]+)"/g)].map(([, lane]) => lane),
  );
  const named = [...(await file('prometheus-alerts.yml')).matchAll(/lane!?~"([^"]+)"/g)].flatMap(
    ([, lane = '']) => lane.split('|'),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((lane) => !lanes.has(lane))).toEqual([]);
});

it('operations that they name are counted', async () => {
  const text = (await file('prometheus-alerts.yml')) + (await file('grafana/waitlist.json'));
  expect(text).toContain('POST /api/joinwaitlist|Mutation.joinWaitlist');
  expect(served).toContain('api_calls_total{operation="POST /api/joinwaitlist"');
});
