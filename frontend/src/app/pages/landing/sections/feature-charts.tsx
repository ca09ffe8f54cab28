import type { ReactNode } from 'react';
import { randomFrom, round, walkLine } from '../random-walk.ts';

const width = 320;
const height = 180;

function Chart({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full" aria-hidden="true" fill="none">
      {children}
    </svg>
  );
}

function LookAlikes() {
  return (
    <Chart>
      {[45, 90, 135].map((y) => (
        <path key={y} d={`M0 ${y}H${width}`} stroke="#8fb2ff" strokeOpacity=".09" />
      ))}
      <rect x="212" y="12" width="96" height="156" rx="8" fill="var(--color-volt)" fillOpacity=".07" />
      {[8, 14, 3].map((seed, index) => (
        <path
          key={seed}
          d={walkLine({ seed, steps: 40, drift: 0.5, width, height, padding: 24 })}
          stroke={index === 2 ? 'var(--color-volt)' : 'var(--color-sky)'}
          strokeOpacity={index === 2 ? 1 : 0.5}
          strokeWidth={index === 2 ? 2.5 : 1.5}
          strokeLinejoin="round"
        />
      ))}
    </Chart>
  );
}

const returns = [38, 62, 51, 84, 71, 96, 44];

function EventReturns() {
  return (
    <Chart>
      {returns.map((value, index) => (
        <rect
          key={index}
          x={18 + index * 42}
          y={150 - value}
          width="26"
          height={value}
          rx="5"
          fill={index === 5 ? 'var(--color-volt)' : 'var(--color-sky)'}
          fillOpacity={index === 5 ? 1 : 0.42}
        />
      ))}
      <path d="M10 150.5H310" stroke="var(--color-line-2)" />
    </Chart>
  );
}

const factors = [
  ['Earnings', 210],
  ['Rates', 164],
  ['Sector', 118],
  ['Currency', 70],
  ['Flows', 44],
] as const;

function Factors() {
  return (
    <Chart>
      {factors.map(([name, value], index) => (
        <g key={name}>
          <text x="14" y={38 + index * 29} fill="var(--color-fg-2)" fontSize="13">
            {name}
          </text>
          <rect
            x="86"
            y={27 + index * 29}
            width={value}
            height="14"
            rx="7"
            fill={index === 0 ? 'var(--color-volt)' : 'var(--color-sky)'}
            fillOpacity={index === 0 ? 1 : 0.42}
          />
        </g>
      ))}
    </Chart>
  );
}

/** Up and down are told by a sign too, never by colour alone. */
function Sectors() {
  return (
    <Chart>
      {Array.from({ length: 24 }, (_, index) => {
        const value = randomFrom(index * 77 + 5)();
        const up = value > 0.42;
        const x = 16 + (index % 6) * 48.5;
        const y = 16 + Math.floor(index / 6) * 38;
        return (
          <g key={index}>
            <rect
              x={round(x)}
              y={y}
              width="44"
              height="33"
              rx="6"
              fill={up ? 'var(--color-up)' : 'var(--color-down)'}
              fillOpacity={round(0.18 + Math.abs(value - 0.42))}
            />
            <path
              d={up ? `M${round(x + 18)} ${y + 16.5}h8m-4-4v8` : `M${round(x + 18)} ${y + 16.5}h8`}
              stroke="var(--color-fg)"
              strokeWidth="1.5"
            />
          </g>
        );
      })}
    </Chart>
  );
}

function OutlookCone() {
  return (
    <Chart>
      <path d="M150 88L310 20V150Z" fill="var(--color-volt)" fillOpacity=".1" />
      <path d="M150 88L310 52V118Z" fill="var(--color-volt)" fillOpacity=".18" />
      <path
        d="M10 120L36 112 60 104 82 110 104 112 128 98 150 88"
        stroke="var(--color-volt)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M150 88L310 84" stroke="var(--color-volt)" strokeWidth="2" strokeDasharray="4 5" />
      <circle cx="150" cy="88" r="4.5" fill="var(--color-volt)" />
    </Chart>
  );
}

/** In the order of the features they belong to. */
export const featureCharts = [LookAlikes, EventReturns, Factors, Sectors, OutlookCone] as const;
