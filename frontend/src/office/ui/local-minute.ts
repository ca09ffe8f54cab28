const minuteMs = 60_000;

/** A moment (milliseconds) as a field of type `datetime-local` has it: the minute in the browser's time zone. */
export function localMinute(moment: number): string {
  const offsetMs = new Date(moment).getTimezoneOffset() * minuteMs;
  return new Date(moment - offsetMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** What such a field has, in the API's format; invalid times are left for the server to reject. */
export function momentOfLocal(local: string): string {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? local : moment.toISOString();
}
