import { describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { PoolBusyError } from '../database/pool-busy-error.ts';
import { logUnexpected } from './unexpected.ts';

function logged(error: Error): Readonly<Record<string, unknown>> {
  const lines: string[] = [];
  logUnexpected(pino({}, { write: (line: string) => void lines.push(line) }), error, { path: 'sendOtp' });
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Readonly<Record<string, unknown>>;
}

describe('an error that no use case foresaw', () => {
  it('is logged with its stack', () => {
    const { level, err, path } = logged(new TypeError('x is not a function'));
    expect({ level, path }).toEqual({ level: 50, path: 'sendOtp' });
    expect(err).toMatchObject({ message: 'x is not a function', stack: expect.any(String) as string });
  });

  it('takes a warning without a stack when it passes: there may be thousands', () => {
    const line = logged(new PoolBusyError('Too many requests wait for a connection'));
    expect(line).toMatchObject({ level: 40, reason: 'Too many requests wait for a connection' });
    expect(JSON.stringify(line)).not.toContain('    at ');
  });
});
