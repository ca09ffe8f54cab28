import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Makes something before tests and ends it after them. @returns what stands for it in tests and in later hooks. */
export type Lifetime = <Made extends object>(
  make: () => Made | Promise<Made>,
  end?: (made: Made) => Promise<void>,
) => Made;

/** One for all tests of a file, or of the block that asks for it. */
export const perFile: Lifetime = (make, end) => standIn(beforeAll, afterAll, make, end);

/** One for each test. */
export const perTest: Lifetime = (make, end) => standIn(beforeEach, afterEach, make, end);

type Hook = (work: () => Promise<void>) => void;

function standIn<Made extends object>(
  before: Hook,
  after: Hook,
  make: () => Made | Promise<Made>,
  end?: (made: Made) => Promise<void>,
): Made {
  let current: Made | undefined;
  before(async () => {
    current = await make();
  });
  after(async () => {
    if (current !== undefined) await end?.(current);
    current = undefined;
  });
  return new Proxy({} as Made, {
    get: (_nothing, name) => {
      if (current === undefined) throw new Error(`${String(name)} is there in tests and their hooks only`);
      const value: unknown = Reflect.get(current, name);
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
}
