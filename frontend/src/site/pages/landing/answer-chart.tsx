import { drawnOutlooks, fallDays, inWords, signed } from './market-data.ts';
import { bodyWidth, drawingHeight, drawingWidth, drawMarket } from './market-drawing.ts';

const market = drawMarket();
const gridLines = [0.2, 0.4, 0.6, 0.8].map((share) => drawingHeight * share);
const middleOutlook = 1;
const [best, mean, worst] = drawnOutlooks.map(signed);

export function AnswerChart() {
  const { rising, falling, fall, todayX } = market;
  return (
    <div className="relative pb-6">
      <svg
        viewBox={`0 0 ${drawingWidth} ${drawingHeight}`}
        className="block h-auto w-full"
        fill="none"
        role="img"
        aria-label={`A bank index as candles, with a ${inWords(fallDays)}-day fall at its end. After similar falls: best ${best}, mean ${mean}, worst ${worst}.`}
      >
        {gridLines.map((y) => (
          <path key={y} d={`M0 ${y}H${drawingWidth}`} stroke="var(--color-grid)" strokeOpacity=".09" />
        ))}
        <rect
          x={fall.x}
          y="8"
          width={fall.width}
          height={drawingHeight - 8}
          rx="8"
          fill="var(--color-accent)"
          fillOpacity=".08"
        />
        <path className="appear-late" d={market.outlookArea} fill="var(--color-accent)" fillOpacity=".09" />
        <path d={rising.wicks} stroke="var(--color-up)" />
        <path d={falling.wicks} stroke="var(--color-down)" />
        <path d={rising.bodies} stroke="var(--color-up)" strokeWidth={bodyWidth} />
        <path d={falling.bodies} stroke="var(--color-down)" strokeWidth={bodyWidth} />
        <path d={`M${todayX} 8V${drawingHeight}`} stroke="var(--color-fg-3)" strokeDasharray="3 4" />
        {market.outlooks.map(({ line, end: [x, y] }, index) => (
          <g key={line}>
            <path
              className="draw"
              pathLength="1"
              d={line}
              stroke="var(--color-accent)"
              strokeWidth={index === middleOutlook ? 2.5 : 1.5}
              strokeOpacity={index === middleOutlook ? 1 : 0.5}
              strokeLinejoin="round"
            />
            <circle
              className="appear-late"
              cx={x}
              cy={y}
              r={index === middleOutlook ? 4 : 2.5}
              fill="var(--color-accent)"
              fillOpacity={index === middleOutlook ? 1 : 0.6}
            />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="absolute right-[34%] bottom-0 translate-x-1/2 text-xs text-fg-3">
        Today
      </p>
      <p aria-hidden="true" className="absolute right-0 bottom-0 text-xs text-fg-3">
        +5 days
      </p>
    </div>
  );
}
