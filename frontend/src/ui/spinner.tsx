/** Turns while something is under way. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="spin inline-block size-4.5 shrink-0 rounded-full border-2 border-current border-t-transparent"
    />
  );
}
