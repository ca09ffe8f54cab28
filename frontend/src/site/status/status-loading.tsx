import { Spinner } from '../../ui/spinner.tsx';

/** The placeholder of the status while it loads. */
export function StatusLoading() {
  return (
    <p className="flex items-start gap-3 text-fg-2" role="status">
      <Spinner />
      Looking up your place…
    </p>
  );
}
