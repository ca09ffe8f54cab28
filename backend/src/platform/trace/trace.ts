import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/**
 * The content of a caller's `traceparent` (W3C Trace Context): random ids, nothing personal. `tracestate` is ignored.
 */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The caller's span, 16 hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const storage = new AsyncLocalStorage<Trace>();

/** Parses a `traceparent`; undefined, as if there were none, unless it has exactly this format. */
export function parseTraceparent(header: unknown): Trace | undefined {
  const [, version, traceId, spanId, flags, rest] =
    typeof header === 'string' && header.length <= 512 ? (form.exec(header) ?? []) : [];
  if (version === undefined || traceId === undefined || spanId === undefined || flags === undefined)
    return undefined;
  if (version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** The headers of a request that continues a trace: the same trace id, with a span of its own. */
export const traceHeaders = (trace: Trace | undefined): Readonly<Record<string, string>> =>
  trace === undefined
    ? {}
    : { traceparent: formatTraceparent({ ...trace, spanId: randomBytes(8).toString('hex') }) };

/** The trace that the current work belongs to. */
export const currentTrace = (): Trace | undefined => storage.getStore();

/** Runs `work`, and everything it starts, as part of a trace; without one, runs it as it is. */
export const withinTrace = <T>(trace: Trace | undefined, work: () => T): T =>
  trace === undefined ? work() : storage.run(trace, work);

/** For a child logger: its lines contain the trace id. */
export const traceOfLines = (trace: Trace | undefined): { readonly traceId?: string } =>
  trace === undefined ? {} : { traceId: trace.traceId };
