import { signed } from '../market-data.ts';
import { round } from '../random-walk.ts';
import type { MarketEvent } from './events.content.ts';

const width = 440;
const height = 210;
const edge = 36;
const barWidth = 52;

/** Five bars from the zero line, one for each day after the event. */
export function EventChart({ closes }: Pick<MarketEvent, 'closes'>) {
  const highest = Math.max(0, ...closes);
  const lowest = Math.min(0, ...closes);
  const y = (percent: number) =>
    round(edge + ((highest - percent) / (highest - lowest)) * (height - 2 * edge - 14));
  const step = width / closes.length;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full"
      fill="none"
      role="img"
      aria-label={`Mean change after the event: ${closes.map((close, index) => `day ${index + 1} ${signed(close)}`).join(', ')}`}
    >
      <g textAnchor="middle" className="figures text-[23px] lg:text-[16px]">
        {closes.map((close, index) => {
          const x = round(index * step + (step - barWidth) / 2);
          const top = Math.min(y(0), y(close));
          const up = close >= 0;
          return (
            <g key={index}>
              <rect
                x={x}
                y={top}
                width={barWidth}
                height={Math.max(2, round(Math.abs(y(close) - y(0))))}
                rx="5"
                fill={up ? 'var(--color-up)' : 'var(--color-down)'}
                fillOpacity={index === 0 ? undefined : 0.55}
              />
              <text x={x + barWidth / 2} y={round(up ? top - 8 : y(close) + 24)} fill="var(--color-fg)">
                {signed(close)}
              </text>
              <text x={x + barWidth / 2} y={round(up ? y(0) + 26 : y(0) - 10)} fill="var(--color-fg-3)">
                {index === 0 ? 'Day 1' : index + 1}
              </text>
            </g>
          );
        })}
      </g>
      <path d={`M0 ${y(0)}H${width}`} stroke="var(--color-line-3)" />
    </svg>
  );
}
