import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '../../platform/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { countOnce } from '../platform/source.ts';
import { drawQr } from './qr-drawing.ts';

interface PosterFigureProps {
  id: string;
  /** Whose it is. */
  firstName: string;
  code: string;
  /** As it is read. */
  link: string;
  /** As it is scanned. */
  scanned: string;
}

/** A poster on a page of A4 with the link to scan, and a button that prints it alone. Loaded on demand. */
export function PosterFigure({ id, ...content }: PosterFigureProps) {
  const figure = useRef<HTMLElement>(null);
  // On a small screen it is below the visible area.
  useEffect(() => {
    figure.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const print = () => {
    countOnce('share');
    const page = document.documentElement;
    page.dataset['print'] = 'poster';
    addEventListener('afterprint', () => delete page.dataset['print'], { once: true });
    window.print();
  };
  return (
    <figure ref={figure} id={id} className="appear mt-4 flex scroll-mb-6 flex-wrap items-center gap-5">
      <Poster {...content} className="w-44 shrink-0 rounded-control" />
      <figcaption className="min-w-44 flex-1">
        <p className="text-small">A page to put up on your campus, with your code to scan.</p>
        <Button className="mt-3" onClick={print}>
          Print poster
        </Button>
      </figcaption>
      <div className="contents">
        {createPortal(
          <div className="poster-page" aria-hidden="true">
            <Poster {...content} className="" />
          </div>,
          document.body,
        )}
      </div>
    </figure>
  );
}

/** A4, in millimeters. */
const [width, height] = [210, 297];
const [edge, qrSize] = [20, 148];

function Poster({
  firstName,
  code,
  link,
  scanned,
  className,
}: Omit<PosterFigureProps, 'id'> & { className: string }) {
  const { brand } = useSite();
  const drawing = useMemo(() => drawQr(scanned), [scanned]);
  const lines = [
    { text: brand.name, y: 38, size: 11 },
    { text: 'Get in early.', y: 66, size: 25 },
    { text: brand.tagline, y: 80, size: 8 },
    { text: 'Scan to join the waitlist', y: 238, size: 11 },
    { text: `or go to ${link.replace(/^https?:\/\//, '')}`, y: 251, size: 7 },
    { text: `Code ${code}`, y: 264, size: 9 },
    { text: `Questions? Ask ${firstName}, your campus ambassador.`, y: 281, size: 6 },
  ];
  const scale = qrSize / drawing.size;
  return (
    <svg
      role="img"
      aria-label={`Poster: ${lines.map(({ text }) => text).join('. ')}`}
      viewBox={`0 0 ${width} ${height}`}
      className={className}
    >
      <path d={`M0 0h${width}v${height}H0z`} fill="#fff" />
      <g transform={`translate(${edge - 4 * scale} 84) scale(${scale})`} shapeRendering="crispEdges">
        <path d={drawing.path} fill="#000" />
      </g>
      {lines.map(({ text, y, size }) => (
        <text key={y} x={edge} y={y} fontSize={fitting(text, size)} fontWeight="600" fill="#000">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The size of a text, smaller if it would not fit beside the edges. */
const fitting = (text: string, size: number): number =>
  Math.min(size, (width - 2 * edge) / (0.58 * text.length));
