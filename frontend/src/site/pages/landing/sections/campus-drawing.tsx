const columns = [104, 150, 196, 242] as const;

/** A college on a rising line. Decoration. */
export function CampusDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 370 230" className={className} fill="none">
      <g stroke="var(--color-accent-ink)" strokeOpacity=".14">
        <path d="M0 50.5H370M0 96.5H370M0 142.5H370M0 188.5H370M46.5 0V230M92.5 0V230M138.5 0V230M184.5 0V230M230.5 0V230M276.5 0V230M322.5 0V230" />
      </g>
      <path
        d="M8 214l30-14 22 8 26-22 22 6 28-26 24 8 30-34 24 10 30-38 26 10 34-52 20 6 40-50"
        stroke="var(--color-accent-ink)"
        strokeOpacity=".4"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill="var(--color-ink)">
        <path d="M183 42l112 50v14H71V92z" />
        <path d="M71 196h224v14H71zM57 214h252v14H57z" />
        {columns.map((x) => (
          <path key={x} d={`M${x} 112h22v6h-3v66h3v8h-22v-8h3v-66h-3z`} />
        ))}
      </g>
      <circle cx="183" cy="76" r="10" fill="var(--color-accent)" />
      <path d="M183 42V12" stroke="var(--color-ink)" strokeWidth="3" />
      <path d="M184 12l34 8-34 10z" fill="var(--color-ink)" />
    </svg>
  );
}
