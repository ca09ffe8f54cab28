import { describe, expect, it } from 'vitest';
import {
  currentTrace,
  formatTraceparent,
  parseTraceparent,
  traceHeaders,
  traceOfLines,
  withinTrace,
} from './trace.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const given = `00-${traceId}-${spanId}-01`;

describe('a traceparent', () => {
  it('is read, whatever flags and later versions add', () => {
    expect(parseTraceparent(given)).toEqual({ traceId, spanId, isSampled: true });
    expect(parseTraceparent(`00-${traceId}-${spanId}-02`)).toMatchObject({ isSampled: false });
    expect(parseTraceparent(`cc-${traceId}-${spanId}-01-what-the-future-brings`)).toMatchObject({ traceId });
  });

  it.each([
    ['nothing', undefined],
    ['two headers', [given, given]],
    ['two headers in one', `${given}, ${given}`],
    ['an empty one', ''],
    ['capitals', given.toUpperCase()],
    ['spaces', ` ${given}`],
    ['a line break', `${given}\n`],
    ['too short an id', given.replace('4736', '473')],
    ['no trace', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['no span', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['the version that is none', `ff${given.slice(2)}`],
    ['more than version 00 has', `${given}-00`],
    ['a later version without its separator', `cc${given.slice(2)}00`],
    ['endless text', `cc${given.slice(2)}-${'a'.repeat(1000)}`],
    ['a quote', `00-${traceId}-${spanId}-0'`],
  ])('that is %s is ignored', (_name, header) => {
    expect(parseTraceparent(header)).toBeUndefined();
  });
});

it('is continued with the same trace id, the same decision to sample, and another span each time', () => {
  const trace = parseTraceparent(given);
  const next = [traceHeaders(trace), traceHeaders(trace)].map(({ traceparent }) => traceparent ?? '');
  for (const each of next) expect(each).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  expect(new Set([given, ...next]).size).toBe(3);
  expect(traceHeaders(undefined)).toEqual({});
  expect(traceOfLines(undefined)).toEqual({});
});

it('is that of the work under way, and of nothing beside it', async () => {
  const trace = parseTraceparent(given);
  const seen = await withinTrace(trace, async () => {
    await Promise.resolve();
    return withinTrace(undefined, currentTrace);
  });
  expect(seen && formatTraceparent(seen)).toBe(given);
  expect(currentTrace()).toBeUndefined();
});
