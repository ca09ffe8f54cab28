import { afterEach, expect, test } from 'vitest';
import { checks, runCheck, stopChecks } from './check-list.mjs';

/** Beside all other tests, lint takes several minutes. */
const timeout = 900_000;

afterEach(() => stopChecks('SIGTERM'));

test.for(checks)('$name', { timeout }, async (check) => {
  const { code, output } = await runCheck(check, false);
  expect(code, output).toBe(0);
});
