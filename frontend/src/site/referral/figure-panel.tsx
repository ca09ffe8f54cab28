import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { QrIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';

interface FigurePanelProps<Code> {
  what: string;
  icon: typeof QrIcon;
  load: () => Promise<Code>;
  /** The element with the id is what the button shows. */
  render: (code: Code, id: string) => ReactNode;
}

/** A button that shows a picture; the code that draws it is loaded on the first click. */
export function FigurePanel<Code>({ what, icon: Icon, load, render }: FigurePanelProps<Code>) {
  const figureId = useId();
  const [state, setState] = useState<'hidden' | 'fetching' | 'unreachable' | { readonly code: Code }>(
    'hidden',
  );
  const shown = typeof state === 'object';
  const press = () => {
    if (shown) return setState('hidden');
    setState('fetching');
    load().then(
      (code) => setState({ code }),
      () => setState('unreachable'),
    );
  };
  return (
    <>
      <Button
        className="mt-3 w-full"
        aria-expanded={shown}
        aria-controls={shown ? figureId : undefined}
        pending={state === 'fetching'}
        onClick={press}
      >
        {state !== 'fetching' && <Icon />}
        <span>{`${shown ? 'Hide' : 'Show'} ${what}`}</span>
      </Button>
      {shown && render(state.code, figureId)}
      {state === 'unreachable' && (
        <Notice tone="danger" className="mt-3">
          {`The ${what} couldn’t be loaded. Try again, or reload the page.`}
        </Notice>
      )}
    </>
  );
}
