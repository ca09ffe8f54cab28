import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Proposal } from './decide-dialog.tsx';
import { counted } from '../ui/format.ts';
import { isTyping } from '../ui/is-typing.ts';

interface Keys {
  readonly propose: (proposal: Proposal) => void;
  readonly undo: () => void;
  readonly mayDecide: boolean;
}

const userRow = 'input[type=checkbox][data-review-row]';

/** Reviewing by keyboard alone. Keys act on what has the focus; while text is typed or a dialog is open, they do nothing. */
export function useReviewKeys(list: RefObject<HTMLElement | null>, keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
    if (!act(event.key.toLowerCase(), list.current, keys)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** @returns whether the key means something. */
function act(key: string, list: HTMLElement | null, { propose, undo, mayDecide }: Keys): boolean {
  switch (key) {
    case 'j':
    case 'k':
      step(list, key === 'j' ? 1 : -1);
      return true;
    case 'x':
      focused(userRow)?.click();
      return true;
    case 'a':
    case 'r': {
      const next = mayDecide ? proposalAt(key === 'a' ? 'RELEASE' : 'REVERSE') : null;
      if (next !== null) propose(next);
      return true;
    }
    case 'u':
      if (mayDecide) undo();
      return true;
    default:
      return false;
  }
}

/** Moves the focus to the next row, or the previous one; to the first if none has it. */
function step(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-review-row]') ?? [])];
  const current = rows.findIndex((row) => row === document.activeElement);
  rows[current === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, current + by))]?.focus();
}

/** What can be decided where the focus is: about the group's selected users, else the focused user, else the group. */
function proposalAt(action: Proposal['action']): Proposal | null {
  const group = document.activeElement?.closest<HTMLElement>('[data-review-group]') ?? null;
  if (group === null) return null;
  const chosen = group.querySelector<HTMLElement>('[data-review-selected]')?.dataset['reviewSelected'] ?? '';
  if (chosen !== '') {
    const users = chosen.split(' ');
    return { action, about: users, of: counted(users.length, 'user', 'users'), size: users.length };
  }
  const row = focused(userRow);
  if (row instanceof HTMLInputElement)
    return { action, about: [row.value], of: row.dataset['reviewName'] ?? '', size: 1 };
  const { reviewGroup = '', reviewTitle = '', reviewSize = '' } = group.dataset;
  return { action, about: [reviewGroup], of: reviewTitle, size: Number(reviewSize) };
}

const focused = (selector: string): HTMLElement | null => {
  const element = document.activeElement;
  return element instanceof HTMLElement && element.matches(selector) ? element : null;
};
