import { lookAlikes, signed } from '../market-data.ts';
import { randomFrom, round } from '../random-walk.ts';

const todayX = 186;
const endX = 262;
const steps = 22;
const laterSteps = 10;

const seeds = [21, 34, 47];
/** The height of one percent. */
const percentHeight = 16;

/** Today's line: a rise, and the fall that the question is about. */
const today = walk(5, steps, (share) => 148 - 104 * Math.sin(share * 2.1) + share * 20, 9);
const lastY = today.at(-1) ?? 0;

/** Past lines that resemble today's, and where each continued to. */
export const pasts = lookAlikes.map((change, index) => ({
  seed: seeds[index] ?? 0,
  change,
  endY: round(lastY - change * percentHeight),
}));

/** Heights along a path in whole units, roughened by a random walk that is always the same. */
function walk(
  seed: number,
  count: number,
  course: (share: number) => number,
  roughness: number,
): readonly number[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, step) =>
    Math.round(course(step / (count - 1)) + (random() - 0.5) * roughness),
  );
}

function path(heights: readonly number[], fromX: number, toX: number): string {
  return heights
    .map(
      (y, step) =>
        `${step === 0 ? 'M' : 'L'}${Math.round(fromX + (step / (heights.length - 1)) * (toX - fromX))} ${y}`,
    )
    .join('');
}

/** Days that resemble today, overlaid on it, and what came after each. */
export function LookAlikes() {
  return (
    <svg viewBox="0 0 320 180" className="block h-auto w-full" aria-hidden="true" fill="none">
      <path d="M8 44.5H312M8 90.5H312M8 136.5H312" stroke="var(--color-grid)" strokeOpacity=".09" />
      <rect
        x="8"
        y="16"
        width={todayX - 8}
        height="136"
        rx="8"
        fill="var(--color-accent)"
        fillOpacity=".07"
      />
      {pasts.map(({ seed, endY, change }) => {
        const before = walk(seed, steps, (share) => today[Math.round(share * (steps - 1))] ?? 0, 20);
        const after = walk(seed + 1, laterSteps, (share) => lastY + (endY - lastY) * share, 8);
        return (
          <g key={seed} stroke="var(--color-sky)" strokeLinejoin="round" strokeWidth="1.5">
            <path d={path([...before.slice(0, -1), lastY], 8, todayX)} strokeOpacity=".45" />
            <path d={path([lastY, ...after.slice(1, -1), endY], todayX, endX)} strokeOpacity=".85" />
            <circle cx={endX} cy={endY} r="2.5" fill="var(--color-sky)" stroke="none" />
            <text
              x={endX + 8}
              y={endY + 4.5}
              className="figures"
              fontSize="12.5"
              fontWeight="600"
              stroke="none"
              fill={change > 0 ? 'var(--color-up)' : 'var(--color-down)'}
            >
              {signed(change)}
            </text>
          </g>
        );
      })}
      <path
        d={path(today, 8, todayX)}
        stroke="var(--color-accent)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d={`M${todayX + 0.5} 16V152`} stroke="var(--color-line-3)" strokeDasharray="3 4" />
      <circle cx={todayX} cy={lastY} r="4.5" fill="var(--color-accent)" />
      <text x={todayX} y="170" textAnchor="middle" fontSize="12.5" fill="var(--color-fg-3)">
        Today
      </text>
    </svg>
  );
}
