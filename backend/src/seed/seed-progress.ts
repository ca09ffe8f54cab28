import { campaignDays } from './seed-calendar.ts';

/** Where progress is written: a terminal or a pipe. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Plain lines are printed at most this often. */
const plainLineEveryMs = 2000;
const eraseLine = '\r\u001B[2K';

/**
 * A line that shows how far the work is: rewritten in place on a terminal, otherwise a plain line now and then.
 *
 * @returns a function to call with the number done so far; the last call, with `total`, ends the line.
 */
export function showProgress(
  total: number,
  output: ProgressOutput,
  now: () => number = () => performance.now(),
  text: (done: number, total: number, elapsedMs: number) => string = progressText,
): (done: number) => void {
  const startedAt = now();
  let shownAt = Number.NEGATIVE_INFINITY;
  return (done) => {
    const at = now();
    if (output.isTTY === true) {
      output.write(`${eraseLine}${text(done, total, at - startedAt)}${done < total ? '' : '\n'}`);
      return;
    }
    if (done < total && at - shownAt < plainLineEveryMs) return;
    shownAt = at;
    output.write(`${text(done, total, at - startedAt)}\n`);
  };
}

/** Such as `45 %  450,000 of 1,000,000 signups, 25,100 per second, 22 s left`. */
export function progressText(done: number, total: number, elapsedMs: number): string {
  const perSecond = elapsedMs > 0 ? (done * 1000) / elapsedMs : 0;
  const percent = `${Math.floor((100 * done) / total)} %`.padStart(5);
  const rate = `${count(Math.round(perSecond))} per second`;
  const rest =
    done < total && perSecond > 0
      ? `${duration((total - done) / perSecond)} left`
      : duration(elapsedMs / 1000);
  return `${percent}  ${count(done)} of ${count(total)} signups, ${rate}, ${rest}`;
}

const weekMs = 7 * 24 * 3_600_000;

/**
 * A warning before signups are added whose charts will not look real, because too little time is left; otherwise
 * nothing.
 */
export function shortHistory({
  startsAt,
  endsAt,
}: {
  readonly startsAt: Date;
  readonly endsAt: Date;
}): string {
  const spanMs = endsAt.getTime() - startsAt.getTime();
  if (spanMs >= weekMs) return '';
  return `The newest sign-up joined ${duration(spanMs / 1000)} ago. New ones cannot join before it, so all of them get a date since then.
For ${campaignDays} days of history, seed an empty waitlist, for example with DATA_DIR=.data-demo.
`;
}

const count = (value: number): string => value.toLocaleString('en');

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
