import type { ReactNode } from 'react';
import { eventReturns, factors, outlookFigures, sectors, signed } from '../market-data.ts';
import { round } from '../random-walk.ts';
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
      {eventReturns.map((percent, index) => {
        const highest = percent === Math.max(...eventReturns);
        const x = 56 + index * 37;
        return (
          <g key={index}>
            <rect
              x={x}
              y={returnsFloor - percent * 80}
              width="25"
              height={percent * 80}
              rx="5"
              fill={highest ? 'var(--color-accent)' : 'var(--color-sky)'}
              fillOpacity={highest ? 1 : 0.42}
            />
            <text
              x={x + 12.5}
              y="166"
              textAnchor="middle"
              fill={highest ? 'var(--color-accent)' : 'var(--color-fg-3)'}
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
              width={Math.round((share / factors[0][1]) * 192)}
              height="18"
              rx="6"
              fill={first ? 'var(--color-accent)' : 'var(--color-sky)'}
              fillOpacity={first ? 1 : 0.5}
            />
            <text
              x="312"
              y={y + 13}
              textAnchor="end"
              fill={first ? 'var(--color-accent)' : 'var(--color-fg)'}
            >
              {share}%
            </text>
          </g>
        );
      })}
    </Chart>
  );
}

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

const rangeToday = { x: 136, y: 90 } as const;
const rangeEndX = 244;
/** The height of a change in percent, where the range ends; one percent is 10 high. */
export const rangeY = (percent: number): number => round(rangeToday.y - percent * 10);

/** From today to a change, leaving it slowly. */
const rangeLine = (percent: number): string =>
  `M${rangeToday.x} ${rangeToday.y}C180 ${rangeY(percent * 0.42)} 216 ${rangeY(percent * 0.85)} ${rangeEndX} ${rangeY(percent)}`;

const outcomes = [
  { name: 'Best', change: outlookFigures.best, color: 'var(--color-up)' },
  { name: 'Mean', change: outlookFigures.mean, color: 'var(--color-accent)' },
  { name: 'Worst', change: outlookFigures.worst, color: 'var(--color-down)' },
] as const;

function OutlookCone() {
  const { best, mean, worst } = outlookFigures;
  const back = `L${rangeEndX} ${rangeY(worst)}C216 ${rangeY(worst * 0.85)} 180 ${rangeY(worst * 0.42)} ${rangeToday.x} ${rangeToday.y}Z`;
  return (
    <Chart>
      <path d="M8 44.5H312M8 90.5H312M8 136.5H312" stroke="var(--color-grid)" strokeOpacity=".09" />
      <path d={rangeLine(best) + back} fill="var(--color-accent)" fillOpacity=".11" />
      <path
        d="M8 128l14-9 12 6 16-20 13 7 15-18 12 8 15-10 12 9 19-11"
        stroke="var(--color-accent)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d={rangeLine(mean)}
        stroke="var(--color-accent)"
        strokeWidth="2"
        strokeDasharray="4 5"
        fill="none"
      />
      <path d="M136.5 20V150" stroke="var(--color-line-3)" strokeDasharray="3 4" />
      <circle cx="136" cy="90" r="4.5" fill="var(--color-accent)" />
      <text x="136" y="168" textAnchor="middle" fill="var(--color-fg-3)">
        Today
      </text>
      {outcomes.map(({ name, change, color }) => (
        <g key={name}>
          <text x="254" y={rangeY(change) - 4} fill="var(--color-fg-3)">
            {name}
          </text>
          <text x="254" y={rangeY(change) + 12} fontWeight="600" fill={color}>
            {signed(change)}
          </text>
        </g>
      ))}
    </Chart>
  );
}

/** In the order of the features they belong to. */
export const featureCharts = [LookAlikes, EventReturns, Factors, Sectors, OutlookCone] as const;
