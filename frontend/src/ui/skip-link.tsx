/** The first focusable element: past the header, to the main content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-accent px-5 py-3 font-semibold text-accent-ink focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
