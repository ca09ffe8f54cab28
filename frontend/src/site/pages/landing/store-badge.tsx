/** A badge in the style of the stores' own; it links nowhere, because the app is not available yet. */
export function StoreBadge() {
  return (
    <svg
      role="img"
      aria-label="Coming soon to app stores"
      width="170"
      height="52"
      viewBox="0 0 170 52"
      fill="none"
      className="mt-6"
    >
      <rect
        x=".5"
        y=".5"
        width="169"
        height="51"
        rx="11.5"
        fill="var(--color-ink)"
        stroke="var(--color-line-2)"
      />
      <g stroke="var(--color-fg)" strokeWidth="1.8">
        <rect x="18" y="13" width="18" height="25" rx="4.5" />
        <path d="M22 29l3.5-4 2.5 2.5 4-5" stroke="var(--color-accent)" />
        <path d="M25.5 34.5h3" />
      </g>
      <text x="50" y="22" fontSize="13" fill="var(--color-fg-2)">
        Coming soon to
      </text>
      <text x="50" y="40" fontSize="16" fontWeight="600" fill="var(--color-fg)">
        app stores
      </text>
    </svg>
  );
}
