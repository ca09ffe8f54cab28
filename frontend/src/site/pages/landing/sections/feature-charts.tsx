import type { ReactNode } from 'react';
import { signed } from './event-chart.tsx';
import { LookAlikes } from './look-alikes-chart.tsx';

const width = 320;
const height = 180;

function Chart({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full" aria-hidden="true" fill="none">
      <g className="figures" fontSize="12.5" fill="var(--color-fg-2)">
        {children}
      </g>
    </svg>
  );
}

/** Mean return on each of the seven days after an event, in percent. */
const returns = [0.4, 0.7, 0.6, 1.1, 0.9, 1.4, 0.5];
const returnsFloor = 146;

function EventReturns() {
  return (
    <Chart>
      {[0.5, 1, 1.5].map((percent) => (
        <g key={percent}>
          <path
            d={`M50 ${returnsFloor - percent * 80 + 0.5}H312`}
            stroke="var(--color-grid)"
            strokeOpacity=".12"
          />
          <text x="6" y={returnsFloor - percent * 80 + 4} fill="var(--color-fg-3)">
            {signed(percent)}
          </text>
        </g>
      ))}
      {returns.map((percent, index) => {
        const highest = index === 5;
        const x = 56 + index * 37;
        return (
          <g key={index}>
            <rect
              x={x}
              y={returnsFloor - percent * 80}
              width="25"
              height={percent * 80}
              rx="5"
              fill={highest ? 'var(--color-volt)' : 'var(--color-sky)'}
              fillOpacity={highest ? 1 : 0.42}
            />
            <text
              x={x + 12.5}
              y="166"
              textAnchor="middle"
              fill={highest ? 'var(--color-volt)' : 'var(--color-fg-3)'}
            >
              {index === 0 ? 'Day 1' : index + 1}
            </text>
          </g>
        );
      })}
      <path d={`M50 ${returnsFloor + 0.5}H312`} stroke="var(--color-line-2)" />
    </Chart>
  );
}

/** The share of a move that each factor explains, in percent. */
const factors = [
  ['Earnings', 42],
  ['Rates', 27],
  ['Sector', 17],
  ['Currency', 9],
  ['Flows', 5],
] as const;

function Factors() {
  return (
    <Chart>
      {factors.map(([name, share], index) => {
        const y = 18 + index * 31;
        const first = index === 0;
        return (
          <g key={name}>
            <text x="8" y={y + 13}>
              {name}
            </text>
            <rect x="76" y={y} width="192" height="18" rx="6" fill="var(--color-grid)" fillOpacity=".08" />
            <rect
              x="76"
              y={y}
              width={Math.round((share / 42) * 192)}
              height="18"
              rx="6"
              fill={first ? 'var(--color-volt)' : 'var(--color-sky)'}
              fillOpacity={first ? 1 : 0.5}
            />
            <text x="312" y={y + 13} textAnchor="end" fill={first ? 'var(--color-volt)' : 'var(--color-fg)'}>
              {share}%
            </text>
          </g>
        );
      })}
    </Chart>
  );
}

const sectors = [
  ['Tech', 2.1],
  ['Energy', 1.2],
  ['Power', 0.9],
  ['Banks', 0.8],
  ['Metals', 0.4],
  ['Telecom', 0.1],
  ['Health', -0.3],
  ['Retail', -0.6],
  ['Autos', -1.1],
] as const;

/** A sign also shows up and down, never only color. */
function Sectors() {
  return (
    <Chart>
      {sectors.map(([name, change], index) => {
        const x = 4 + (index % 3) * 105;
        const y = 10 + Math.floor(index / 3) * 55;
        const up = change > 0;
        return (
          <g key={name}>
            <rect
              x={x}
              y={y}
              width="101"
              height="50"
              rx="7"
              fill={up ? 'var(--color-up)' : 'var(--color-down)'}
              fillOpacity={Math.min(0.38, 0.1 + Math.abs(change) / 7).toFixed(2)}
            />
            <text x={x + 10} y={y + 20}>
              {name}
            </text>
            <text x={x + 10} y={y + 38} fontWeight="600" fill="var(--color-fg)">
              {signed(change)}
            </text>
          </g>
        );
      })}
    </Chart>
  );
}

const outcomes = [
  { name: 'Best', y: 26, at: '+6.0%', color: 'var(--color-up)' },
  { name: 'Middle', y: 74, at: '+2.4%', color: 'var(--color-volt)' },
  { name: 'Worst', y: 134, at: '−3.1%', color: 'var(--color-down)' },
] as const;

function OutlookCone() {
  return (
    <Chart>
      <path d="M8 44.5H312M8 90.5H312M8 136.5H312" stroke="var(--color-grid)" strokeOpacity=".09" />
      <path
        d="M136 90C180 66 216 40 244 30V130C216 124 180 110 136 90Z"
        fill="var(--color-volt)"
        fillOpacity=".08"
      />
      <path
        d="M136 90C180 76 216 58 244 52V102C216 98 180 96 136 90Z"
        fill="var(--color-volt)"
        fillOpacity=".14"
      />
      <path
        d="M8 128l14-9 12 6 16-20 13 7 15-18 12 8 15-10 12 9 19-11"
        stroke="var(--color-volt)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M136 90C180 80 216 76 244 72"
        stroke="var(--color-volt)"
        strokeWidth="2"
        strokeDasharray="4 5"
        fill="none"
      />
      <path d="M136.5 20V150" stroke="var(--color-line-3)" strokeDasharray="3 4" />
      <circle cx="136" cy="90" r="4.5" fill="var(--color-volt)" />
      <text x="136" y="168" textAnchor="middle" fill="var(--color-fg-3)">
        Today
      </text>
      {outcomes.map(({ name, y, at, color }) => (
        <g key={name}>
          <text x="254" y={y} fill="var(--color-fg-3)">
            {name}
          </text>
          <text x="254" y={y + 16} fontWeight="600" fill={color}>
            {at}
          </text>
        </g>
      ))}
    </Chart>
  );
}

/** In the order of the features they belong to. */
export const featureCharts = [LookAlikes, EventReturns, Factors, Sectors, OutlookCone] as const;
