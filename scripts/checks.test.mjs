import { afterEach, expect, test } from 'vitest';
import { checks, runCheck, stopChecks } from './check-list.mjs';

/** Beside all other tests, a check takes several times as long as alone. */
const timeout = 300_000;

afterEach(() => stopChecks('SIGTERM'));

test.for(checks)('$name', { timeout }, async (check) => {
  const { code, output } = await runCheck(check);
  expect(code, output).toBe(0);
});
