import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOf, type Draft } from './draft.ts';
import { useMe } from './me.ts';
import { addUnsaved } from './unsaved.ts';

/** A form's initial values, and what this tab keeps of it until it is saved or discarded. */
export interface FormDraft<Values extends object> {
  /** The earlier unsaved text, otherwise the stored values. */
  readonly initial: Values;
  readonly stored: Values;
  /** The same when the form was opened. */
  readonly first: Values;
  readonly draft: Draft;
  /** Whether `initial` contains earlier unsaved text. */
  readonly isRestored: boolean;
  /** It is saved or discarded: nothing is kept anymore. */
  settle(): void;
  /** Whether it is. */
  isSettled(): boolean;
  /** Discards the typed text; the form has to be reset to `stored`. */
  discard(): void;
}

/**
 * Restores text that was typed into a form and not saved, so that leaving the screen loses nothing.
 *
 * @param what identifies the form, such as `faq/new`.
 * @param stored the form's values otherwise, as they are now: flat, of texts, numbers, booleans and lists of texts.
 */
export function useFormDraft<Values extends object>(what: string, stored: Values): FormDraft<Values> {
  const { id } = useMe();
  const [draft] = useState(() => draftOf(what, id));
  const [first] = useState(stored);
  const [kept] = useState(() => readLike(first, draft.read()));
  const [isRestored, setRestored] = useState(kept !== null);
  const settled = useRef(false);
  return {
    initial: kept ?? first,
    stored,
    first,
    draft,
    isRestored,
    settle: () => {
      settled.current = true;
      draft.forget();
    },
    isSettled: () => settled.current,
    discard: () => {
      draft.forget();
      setRestored(false);
    },
  };
}

/** Keeps the form's current values, and has the admin asked before they leave them. @returns whether to say that earlier text was restored. */
export function useKeepDraft<Values extends object>(form: FormDraft<Values>, values: Values): boolean {
  const { draft, stored, first, isRestored, isSettled } = form;
  // What someone else stored meanwhile is no change of this form.
  const isUnchanged = isSame(values, stored) || isSame(values, first);
  const isUnsaved = useEffectEvent(() => !isSettled());
  useEffect(() => {
    if (isUnchanged) return undefined;
    const remove = addUnsaved(() => isUnsaved());
    return () => remove();
  }, [isUnchanged]);
  useEffect(() => {
    if (isSettled()) return;
    if (isUnchanged) draft.forget();
    else draft.write(values);
  });
  return isRestored && !isUnchanged;
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The kept values, if they have the fields of `like`; an older version of the form may have kept others. */
function readLike<Values extends object>(like: Values, kept: unknown): Values | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const found = new Map(Object.entries(kept));
  const isLike = Object.entries(like).every(([name, value]) => kindOf(found.get(name)) === kindOf(value));
  if (!isLike) return null;
  return Object.fromEntries(Object.keys(like).map((name) => [name, found.get(name)])) as Values;
}

/** A number and an empty text count as the same kind: both occur in a number field. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? 'texts' : 'other';
  return typeof value === 'number' ? 'string' : typeof value;
}
