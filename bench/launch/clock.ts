/** Milliseconds on the machine's monotonic clock, which is the same for every process. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;
