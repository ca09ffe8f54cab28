import { type ProgressOutput, showProgress } from '../seed/seed-progress.ts';

/** Shows how much has been copied. */
export function showBytes(output: ProgressOutput): (bytes: number, of: number) => void {
  let show: ((done: number) => void) | undefined;
  return (bytes, of) => {
    show ??= showProgress(of, output, undefined, text);
    show(bytes);
  };
}

const text = (bytes: number, of: number, elapsedMs: number): string =>
  `${`${Math.floor((100 * bytes) / of)} %`.padStart(5)}  ${megabytes(bytes)} of ${megabytes(of)} MB, ${Math.round(elapsedMs / 1000)} s`;

const megabytes = (bytes: number): string => Math.round(bytes / 1e6).toLocaleString('en');
