/** A badge in the style of the stores' own, an image to everyone; it links nowhere, because the app is not available yet. */
export function StoreBadge() {
  return (
    <p
      role="img"
      aria-label="Coming soon to app stores"
      className="mt-6 inline-flex items-center gap-3 rounded-control border border-line-2 bg-ink px-4 py-2"
    >
      <svg aria-hidden="true" width="22" height="28" viewBox="0 0 22 28" fill="none">
        <rect x="2" y="1.5" width="18" height="25" rx="4.5" stroke="var(--color-fg)" strokeWidth="1.8" />
        <path
          d="M6 17l3.5-4 2.5 2.5L16 11"
          stroke="var(--color-volt)"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
        <path d="M9.5 23h3" stroke="var(--color-fg)" strokeWidth="1.8" />
      </svg>
      <span className="text-base leading-tight font-semibold text-fg">
        <span className="block text-caption font-normal text-fg-2">Coming soon to</span>
        app stores
      </span>
    </p>
  );
}
