/** Bytes of one file of PostgreSQL's write-ahead log (WAL), as the embedded server writes them. */
export const segmentBytes = 16 * 1024 * 1024;
const segmentsPerId = 0x1_0000_0000 / segmentBytes;

/** A position in the log, `16/B374D848`, as the number of bytes before it. */
export function lsnBytes(lsn: string): number {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(lsn) ?? [];
  if (high === undefined || low === undefined) throw new Error(`${lsn} is no place in the log`);
  return Number.parseInt(high, 16) * 0x1_0000_0000 + Number.parseInt(low, 16);
}

/** The inverse of {@link lsnBytes}. */
export const lsnText = (bytes: number): string =>
  `${Math.floor(bytes / 0x1_0000_0000).toString(16)}/${(bytes % 0x1_0000_0000).toString(16)}`.toUpperCase();

/** The number of the segment that holds the byte. */
export const segmentOf = (bytes: number): number => Math.floor(bytes / segmentBytes);

/** The name of a segment's file. */
export function segmentName(timeline: number, segment: number): string {
  const parts = [timeline, Math.floor(segment / segmentsPerId), segment % segmentsPerId];
  return parts.map((part) => part.toString(16).padStart(8, '0').toUpperCase()).join('');
}
