import { useEffect, useRef, useState } from 'react';
import { draftOf, type Draft } from './draft.ts';
import { useMe } from './me.ts';

/** What a form begins with, and what is kept of it in this tab until it is saved or given up. */
export interface FormDraft<Values extends object> {
  /** What was typed before and not saved, else what is stored. */
  readonly initial: Values;
  readonly stored: Values;
  readonly draft: Draft;
  /** Whether `initial` was typed before. */
  readonly isRestored: boolean;
  /** It is saved or given up: nothing is kept anymore. */
  settle(): void;
  /** Whether it is. */
  isSettled(): boolean;
  /** Forgets what was typed; the form has to be reset to `stored`. */
  discard(): void;
}

/**
 * Finds what was typed into a form and not saved, so that leaving the screen loses nothing.
 *
 * @param what names the form, such as `faq/new`.
 * @param stored what the form holds otherwise: flat, of texts, numbers, booleans and lists of texts.
 */
export function useFormDraft<Values extends object>(what: string, stored: Values): FormDraft<Values> {
  const { id } = useMe();
  const [draft] = useState(() => draftOf(what, id));
  const [first] = useState(stored);
  const [kept] = useState(() => readLike(first, draft.read()));
  const [isRestored, setRestored] = useState(kept !== null);
  const settled = useRef(false);
  return {
    ...{ initial: kept ?? first, stored: first, draft, isRestored },
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

/** Keeps what the form holds now. @returns whether to say that it was typed before. */
export function useKeepDraft<Values extends object>(form: FormDraft<Values>, values: Values): boolean {
  const { draft, stored, isRestored, isSettled } = form;
  const isUnchanged = isSame(values, stored);
  useEffect(() => {
    if (isSettled()) return;
    if (isUnchanged) draft.forget();
    else draft.write(values);
  });
  return isRestored && !isUnchanged;
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was kept, if it has the fields of `like`; an older version of the form may have kept others. */
function readLike<Values extends object>(like: Values, kept: unknown): Values | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const found = new Map(Object.entries(kept));
  const isLike = Object.entries(like).every(([name, value]) => kindOf(found.get(name)) === kindOf(value));
  if (!isLike) return null;
  return Object.fromEntries(Object.keys(like).map((name) => [name, found.get(name)])) as Values;
}

/** A number and the empty text are one kind: both stand in a field for numbers. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? 'texts' : 'other';
  return typeof value === 'number' ? 'string' : typeof value;
}
