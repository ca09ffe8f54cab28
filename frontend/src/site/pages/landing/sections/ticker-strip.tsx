import { walkLine } from '../random-walk.ts';

export const moves = [
  { name: 'NIFTY 50', change: '+0.84%', up: true, seed: 5 },
  { name: 'S&P 500', change: '+0.31%', up: true, seed: 9 },
  { name: 'DAX', change: '−0.42%', up: false, seed: 12 },
  { name: 'BRENT', change: '−1.16%', up: false, seed: 21 },
  { name: 'GOLD', change: '+0.57%', up: true, seed: 30 },
  { name: 'USD/INR', change: '+0.09%', up: true, seed: 44 },
] as const;

const width = 60;
const height = 26;

export const spark = (seed: number, up: boolean): string =>
  walkLine({ seed, steps: 17, drift: up ? 0.9 : -0.9, width, height, padding: 4 });

/** Made-up moves, labeled as such. */
export function TickerStrip() {
  return (
    <div className="border-t border-line bg-ink-2/60 deferred [--height:200px]">
      <div className="wrap pb-3">
        <ul
          aria-label="Sample market moves"
          className="figures grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-6 lg:gap-x-6 xl:gap-x-10"
        >
          {moves.map(({ name, change, up, seed }) => (
            <li key={name} className="flex items-center justify-between gap-3 py-3 text-sm leading-tight">
              <p>
                <span className="block font-medium whitespace-nowrap text-fg">{name}</span>
                <span className={up ? 'text-up' : 'text-down'}>{change}</span>
              </p>
              <svg
                aria-hidden="true"
                width={width}
                height={height}
                viewBox={`0 0 ${width} ${height}`}
                fill="none"
              >
                <path
                  d={spark(seed, up)}
                  stroke={up ? 'var(--color-up)' : 'var(--color-down)'}
                  strokeWidth="1.5"
                  strokeLinejoin="round"
                />
              </svg>
            </li>
          ))}
        </ul>
        <p className="text-caption text-fg-3">Sample figures, not live prices.</p>
      </div>
    </div>
  );
}
