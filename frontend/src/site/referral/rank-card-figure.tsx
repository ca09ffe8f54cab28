import type { Shared } from '@waitlist/backend/referral-sharing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon, ShareIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Standing } from '../platform/standing.ts';
import { cardContent, cardFormats, drawCard, type CardContent, type CardFormat } from './rank-card.ts';
import { countOnce } from '../platform/source.ts';

interface RankCardFigureProps {
  id: string;
  standing: Standing;
  brand: string;
  code: string;
  shared: Shared;
}

/** Pictures of the rank to download, or to share where the device can share files. Loaded on demand. */
export function RankCardFigure({ id, standing, brand, code, shared }: RankCardFigureProps) {
  const { rank, total } = standing;
  const link = shared.linkBy();
  const content = useMemo(
    () => cardContent({ rank, total }, { brand, code, link }),
    [rank, total, brand, code, link],
  );
  const figure = useRef<HTMLElement>(null);
  // On a small screen it is below the visible area.
  useEffect(() => {
    figure.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <figure ref={figure} id={id} className="appear mt-4 flex scroll-mb-6 flex-wrap gap-4">
      {cardFormats.map((format) => (
        <Card key={format.name} format={format} content={content} shared={shared} />
      ))}
    </figure>
  );
}

interface CardProps {
  format: CardFormat;
  content: CardContent;
  shared: Shared;
}

function Card({ format, content, shared }: CardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    if (canvas.current !== null)
      drawCard(canvas.current, format, content).then(
        (png) => {
          const name = `rank-${format.name}-${content.code}.png`;
          if (isWanted) setFile(new File([png], name, { type: png.type }));
        },
        () => isWanted && setFailed(true),
      );
    return () => {
      isWanted = false;
    };
  }, [format, content]);
  if (failed)
    return <Notice tone="danger">The picture couldn’t be made. Reload the page to try again.</Notice>;
  return (
    <div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${content.rank} ${content.place}. Join with my code ${content.code}, ${content.link}`}
        width={format.width}
        height={format.height}
        className="max-h-44 max-w-full rounded-control"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <CardButtons label={format.name === 'wide' ? 'Wide' : 'Story'} file={file} shared={shared} />
      </div>
    </div>
  );
}

/** @param file null while it is made, before the press: a device's sheet opens only at once. */
function CardButtons({ label, file, shared }: { label: string; file: File | null; shared: Shared }) {
  const data = { files: file === null ? [] : [file], text: `${shared.words} ${shared.linkBy('card')}` };
  const share = () =>
    void navigator.share(data).then(
      () => countOnce('share'),
      () => undefined, // the sheet was closed without sharing
    );
  const download = () => {
    if (file === null) return;
    saveFile(file, file.name);
    countOnce('share');
  };
  return (
    <>
      {file !== null && 'canShare' in navigator && navigator.canShare(data) && (
        <Button onClick={share}>
          <ShareIcon size={18} />
          <span>Share</span>
          <span className="sr-only">{` ${label}`}</span>
        </Button>
      )}
      <Button pending={file === null} onClick={download}>
        {file !== null && <DownloadIcon size={18} />}
        <span className="sr-only">Download </span>
        <span>{label}</span>
      </Button>
    </>
  );
}
