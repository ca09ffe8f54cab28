import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { QrIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { QrFigure } from './qr-figure.tsx';

interface QrPanelProps {
  link: string;
  fileName: string;
}

/** A button that shows the link as a QR code; the code that draws it is loaded on the first click. */
export function QrPanel({ link, fileName }: QrPanelProps) {
  const figureId = useId();
  const [Figure, setFigure] = useState<typeof QrFigure | null>(null);
  const [state, setState] = useState<'hidden' | 'fetching' | 'shown' | 'unreachable'>('hidden');
  const press = () => {
    if (state === 'shown') return setState('hidden');
    setState('fetching');
    import('./qr-figure.tsx').then(
      (module) => {
        setFigure(() => module.QrFigure);
        setState('shown');
      },
      () => setState('unreachable'),
    );
  };
  const shown = state === 'shown' && Figure !== null;
  return (
    <>
      <Button
        className="mt-2 w-full"
        aria-expanded={shown}
        aria-controls={shown ? figureId : undefined}
        pending={state === 'fetching'}
        onClick={press}
      >
        {state !== 'fetching' && <QrIcon />}
        <span>{shown ? 'Hide QR code' : 'Show QR code'}</span>
      </Button>
      {shown && <Figure id={figureId} link={link} fileName={fileName} />}
      {state === 'unreachable' && (
        <Notice tone="danger" className="mt-3">
          The QR code couldn’t be loaded. Try again, or reload the page.
        </Notice>
      )}
    </>
  );
}
