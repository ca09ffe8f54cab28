import { describe, expect, it } from 'vitest';
import { readableLine } from './readable-line.ts';

describe('a line of the log on a terminal', () => {
  const ofEveryLine = { level: 30, time: 1 };

  it('says what a request was and what became of it', () => {
    const request = { ...ofEveryLine, msg: 'request', method: 'GET', route: '/api/geo', status: 200, ms: 3 };
    expect(readableLine(request)).toBe('GET /api/geo 200, 3 ms');
    expect(readableLine({ ...request, code: 'NOT_FOUND', operations: { rank: 'OK', faqs: 'OK' } })).toBe(
      'GET /api/geo 200, 3 ms, code NOT_FOUND, operations rank: OK faqs: OK',
    );
  });

  it('has no JSON in it, whatever an event brings', () => {
    const line = readableLine({ ...ofEveryLine, msg: 'Migrated', applied: ['a', 'b'], by: { host: 'x' } });
    expect(line).toBe('Migrated, applied a b, by host: x');
  });

  it('ends with the stack of an error, indented', () => {
    const err = { type: 'Error', message: 'no', code: 'ECONNREFUSED', stack: 'Error: no\n    at here' };
    expect(readableLine({ ...ofEveryLine, msg: 'Failed', err })).toBe(
      'Failed\n    ECONNREFUSED Error: no\n        at here',
    );
    expect(readableLine({ ...ofEveryLine, msg: 'Failed', err: { message: 'odd' } })).toBe(
      'Failed\n    message: odd',
    );
  });
});
