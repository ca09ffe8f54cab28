import { useEffect, useRef } from 'react';

/** The state of a history entry: how many steps of this dialog are open. */
interface StepsEntry {
  readonly dialog: string;
  readonly steps: number;
}

/**
 * Makes the browser's Back undo the steps of a dialog before it leaves the page. The dialog, identified by its name,
 * has this many `steps` in the history: 0 when it is closed, 1 when it is open, more after its first step. `onBack`
 * receives how many are left. Forward leads to no step: its content may have expired.
 *
 * Entries left by an earlier visit to the page (a reload, a link inside the dialog) are reused, so they don't pile up.
 */
export function useBackSteps(dialog: string, steps: number, onBack: (left: number) => void): void {
  const back = useRef(onBack);
  const wanted = useRef(steps);
  const own = useRef(false); // a traversal of ours is in progress: they are carried out later, one after the other
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

/** Adds the missing entries, or goes back over superfluous ones; returns whether it does. */
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
