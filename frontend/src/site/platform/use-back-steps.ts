import { useEffect, useRef } from 'react';

/** What the state of a history entry says: so many steps of this dialog are open. */
interface StepsEntry {
  readonly dialog: string;
  readonly steps: number;
}

/**
 * Makes the browser's Back undo the steps of a dialog before it leaves the page. The dialog, told from others by its name,
 * is so many `steps` into the history: 0 when it is closed, 1 when it is open, more for what comes after its first step.
 * `onBack` is told how many are left. Forward leads to no step: what was there may have expired.
 *
 * Entries that an earlier visit to the page left (a reload, a link inside the dialog) are used again, so they don't pile up.
 */
export function useBackSteps(dialog: string, steps: number, onBack: (left: number) => void): void {
  const back = useRef(onBack);
  const wanted = useRef(steps);
  const own = useRef(false); // a traversal of ours is under way: they are carried out later, one after the other
  useEffect(() => {
    back.current = onBack;
  }, [onBack]);
  useEffect(() => {
    const onPopState = () => {
      const isOwn = own.current;
      own.current = false;
      const left = stepsHere(dialog);
      if (!isOwn && left < wanted.current) back.current(left);
      else own.current = align(dialog, wanted.current);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [dialog]);
  useEffect(() => {
    wanted.current = steps;
    if (!own.current) own.current = align(dialog, steps);
  }, [dialog, steps]);
}

/** Adds the entries that are missing, or goes back over those that are too many; answers whether it goes. */
function align(dialog: string, steps: number): boolean {
  const here = stepsHere(dialog);
  for (let step = here + 1; step <= steps; step += 1)
    history.pushState({ dialog, steps: step } satisfies StepsEntry, '');
  if (here > steps) history.go(steps - here);
  return here > steps;
}

function stepsHere(dialog: string): number {
  const state: unknown = history.state;
  return isStepsEntry(state) && state.dialog === dialog ? state.steps : 0;
}

const isStepsEntry = (state: unknown): state is StepsEntry =>
  typeof state === 'object' && state !== null && 'dialog' in state && 'steps' in state;
