import {
  bodyWidth,
  drawingHeight,
  drawingWidth,
  drawMarket,
  marketOf,
  shapesOf,
  todayX,
} from './market-drawing.ts';
import { chartWords, questions } from './market-data.ts';

const shapes = shapesOf(drawMarket(marketOf(questions[0])));
const gridLines = [54, 108, 162, 216];
const middleOutlook = 1;

/** The chart of the first answer. The island draws others into the same shapes: they stand in the order of `shapesOf`. */
export function AnswerChart() {
  return (
    <div className="relative pb-6">
      <svg
        viewBox={`0 0 ${drawingWidth} ${drawingHeight}`}
        className="block h-auto w-full"
        fill="none"
        role="img"
        aria-label={chartWords(questions[0])}
      >
        <path
          d={gridLines.map((y) => `M0 ${y}H${drawingWidth}`).join('')}
          stroke="var(--color-grid)"
          strokeOpacity=".09"
        />
        <path d={`M${todayX} 8V${drawingHeight}`} stroke="var(--color-fg-3)" strokeDasharray="3 4" />
        <g>
          <rect
            {...shapes.run}
            y="8"
            height={drawingHeight - 8}
            rx="8"
            fill="var(--color-accent)"
            fillOpacity=".08"
          />
          <path {...shapes.area} className="appear-late" fill="var(--color-accent)" fillOpacity=".09" />
          <path {...shapes.risingWicks} stroke="var(--color-up)" />
          <path {...shapes.fallingWicks} stroke="var(--color-down)" />
          <path {...shapes.risingBodies} stroke="var(--color-up)" strokeWidth={bodyWidth} />
          <path {...shapes.fallingBodies} stroke="var(--color-down)" strokeWidth={bodyWidth} />
          <Outlooks />
        </g>
      </svg>
      <p aria-hidden="true" className="absolute right-[37.5%] bottom-0 translate-x-1/2 text-xs text-fg-3">
        Today
      </p>
      <p aria-hidden="true" className="absolute right-0 bottom-0 text-xs text-fg-3">
        +5 days
      </p>
    </div>
  );
}

/** The ways on from today, and where each ends. */
function Outlooks() {
  return (
    <>
      {shapes.lines.map((line, index) => (
        <path
          key={index}
          {...line}
          className="draw"
          pathLength="1"
          stroke="var(--color-accent)"
          strokeWidth={index === middleOutlook ? 2.5 : 1.5}
          strokeOpacity={index === middleOutlook ? 1 : 0.5}
          strokeLinejoin="round"
        />
      ))}
      {shapes.ends.map((end, index) => (
        <circle
          key={index}
          {...end}
          className="appear-late"
          r={index === middleOutlook ? 4 : 2.5}
          fill="var(--color-accent)"
          fillOpacity={index === middleOutlook ? 1 : 0.6}
        />
      ))}
    </>
  );
}
