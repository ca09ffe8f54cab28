import { useEffect, useMemo, useRef } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { useSite } from '../../platform/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { countOnce } from '../platform/source.ts';
import { printPoster } from './poster.ts';
import { drawQr, qrPng, qrSvg, type QrDrawing } from './qr-drawing.ts';
import type { Shared } from '@waitlist/backend/referral-sharing';

interface QrFigureProps {
  id: string;
  code: string;
  linkBy: Shared['linkBy'];
  /** An ambassador's first name, who also prints a poster. */
  posterOf?: string | undefined;
}

/** The link as a QR code, with ways to save it, and for ambassadors a poster with it. Loaded on demand. */
export function QrFigure({ id, code, linkBy, posterOf }: QrFigureProps) {
  const { brand } = useSite();
  const link = linkBy('qr');
  const fileName = `waitlist-invitation-${code}`;
  const drawing = useMemo(() => drawQr(link), [link]);
  const figure = useRef<HTMLElement>(null);
  // On a small screen it is below the visible area.
  useEffect(() => {
    figure.current?.scrollIntoView({ block: 'nearest' });
    countOnce('share');
  }, []);
  return (
    <figure ref={figure} id={id} className="appear mt-4 scroll-mb-6 flex flex-wrap items-center gap-5">
      <svg
        role="img"
        aria-label={`QR code of ${link}`}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        shapeRendering="crispEdges"
        className="size-44 shrink-0 rounded-control bg-white"
      >
        <path d={drawing.path} fill="#000" />
      </svg>
      <figcaption className="min-w-44 flex-1">
        <p className="text-small">Let a friend scan it from your screen, or print it.</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <DownloadButton format="PNG" fileName={`${fileName}.png`} make={() => qrPng(drawing)} />
          <DownloadButton format="SVG" fileName={`${fileName}.svg`} make={() => svgOf(drawing)} />
          {posterOf !== undefined && (
            <Button
              className="px-4"
              onClick={() => {
                printPoster({ brand, firstName: posterOf, code, link: linkBy(), drawing });
                countOnce('share');
              }}
            >
              Print a poster
            </Button>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

interface DownloadButtonProps {
  format: string;
  fileName: string;
  make: () => Promise<Blob>;
}

function DownloadButton({ format, fileName, make }: DownloadButtonProps) {
  const toasts = useToasts();
  const download = () =>
    void make().then(
      (file) => {
        saveFile(file, fileName);
        countOnce('share');
      },
      () => toasts.error(`The ${format} could not be made. Try the other format.`),
    );
  return (
    <Button className="px-4" onClick={download}>
      <DownloadIcon size={18} />
      <span className="sr-only">Download </span>
      <span>{format}</span>
    </Button>
  );
}

function svgOf(drawing: QrDrawing): Promise<Blob> {
  return Promise.resolve(qrSvg(drawing));
}
