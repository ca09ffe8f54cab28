/** A badge in the style of the stores' own, an image; it links nowhere, because the app is not available yet. */
export function StoreBadge() {
  return (
    <svg
      role="img"
      aria-label="Coming soon to app stores"
      width="178"
      height="56"
      viewBox="0 0 178 56"
      fill="none"
      className="mt-6 block"
    >
      <rect
        x=".5"
        y=".5"
        width="177"
        height="55"
        rx="12"
        fill="var(--color-ink)"
        stroke="var(--color-line-2)"
      />
      <g transform="translate(17 14)">
        <rect x="2" y="1.5" width="18" height="25" rx="4.5" stroke="var(--color-fg)" strokeWidth="1.8" />
        <path
          d="M6 17l3.5-4 2.5 2.5L16 11"
          stroke="var(--color-volt)"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
        <path d="M9.5 23h3" stroke="var(--color-fg)" strokeWidth="1.8" />
      </g>
      <g aria-hidden="true">
        <text x="51" y="23" fontSize="13" fill="var(--color-fg-2)">
          Coming soon to
        </text>
        <text x="51" y="42" fontSize="16" fontWeight="600" fill="var(--color-fg)">
          app stores
        </text>
      </g>
    </svg>
  );
}
