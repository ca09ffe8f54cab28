import { signed } from '../market-data.ts';

/** Small scenes for each phase. Decoration; their figures are made up. */

const sources = [
  { name: 'Prices', x: 3, y: 14 },
  { name: 'News', x: 3, y: 66 },
  { name: 'Filings', x: 3, y: 118 },
] as const;

/** Three sources whose lines merge into one answer. */
export function SourcesDrawing() {
  return (
    <svg viewBox="0 0 300 156" className="h-auto w-full max-w-80" fill="none" fontSize="14">
      {sources.map(({ name, x, y }) => (
        <g key={name}>
          <path
            d={`M101 ${y + 12}C156 ${y + 12} 142 78 194 78`}
            stroke="var(--color-accent)"
            strokeOpacity=".55"
            strokeWidth="1.5"
            strokeDasharray="3 4"
          />
          <rect
            x={x}
            y={y - 6}
            width="98"
            height="36"
            rx="10"
            fill="var(--color-ink)"
            stroke="var(--color-line-2)"
          />
          <circle cx={x + 17} cy={y + 12} r="3.5" fill="var(--color-sky)" />
          <text x={x + 30} y={y + 17} fill="var(--color-fg)">
            {name}
          </text>
        </g>
      ))}
      <rect
        x="194"
        y="34"
        width="103"
        height="88"
        rx="12"
        fill="var(--color-ink)"
        stroke="var(--color-accent)"
      />
      <path
        d="M206 84l11-8 9 5 11-17 10 7 11-15 10 9 16-12"
        stroke="var(--color-accent)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M208 100h74M208 110h46" stroke="var(--color-line-2)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

const holdings = [
  { name: 'Banks', share: 126, change: 0.9 },
  { name: 'Energy', share: 88, change: -1.2 },
  { name: 'Solar', share: 60, change: 2.4 },
] as const;

/** A portfolio, and how an event affected each part of it. */
export function PortfolioDrawing() {
  return (
    <svg viewBox="0 0 300 156" className="figures h-auto w-full max-w-80" fill="none" fontSize="14">
      {holdings.map(({ name, share, change }, index) => {
        const y = 10 + index * 50;
        return (
          <g key={name}>
            <rect
              x="3"
              y={y}
              width="294"
              height="40"
              rx="10"
              fill="var(--color-ink)"
              stroke="var(--color-line-2)"
            />
            <text x="18" y={y + 25} fill="var(--color-fg)">
              {name}
            </text>
            <rect x="84" y={y + 16} width="134" height="8" rx="4" fill="var(--color-grid)" fillOpacity=".1" />
            <rect
              x="84"
              y={y + 16}
              width={share}
              height="8"
              rx="4"
              fill="var(--color-sky)"
              fillOpacity=".6"
            />
            <text
              x="282"
              y={y + 25}
              textAnchor="end"
              fontWeight="600"
              fill={change < 0 ? 'var(--color-down)' : 'var(--color-up)'}
            >
              {signed(change)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
