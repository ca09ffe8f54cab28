import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { endInvite, readInvite } from '../../referral/invite.ts';
import { tabStore } from '../../../platform/session-store.ts';
import { opensSelector, takeEarlyPress } from '../../inline/early-press.ts';
import { isDialogName, type DialogName } from './dialog-name.ts';

interface DialogDoor {
  readonly status: 'closed' | 'loading' | 'open' | 'unreachable';
  /** A friend's code that this visit carries. */
  readonly invitedBy: string | null;
}

interface IslandProps {
  open: boolean;
  onClose: () => void;
  /** Takes the focus back when the dialog closes. */
  opener: RefObject<HTMLElement | null>;
  invitedBy: string;
  onJoined: () => void;
}

const DoorContext = createContext<DialogDoor | null>(null);

const islands: Readonly<Record<DialogName, () => Promise<ComponentType<IslandProps>>>> = {
  waitlist: async () => (await import('./waitlist-island.tsx')).WaitlistIsland,
  ambassador: async () => (await import('./ambassador-island.tsx')).AmbassadorIsland,
};

export function useDialogDoor(): DialogDoor {
  const door = use(DoorContext);
  if (door === null) throw new Error('useDialogDoor needs a DialogDoorProvider above it');
  return door;
}

/**
 * Opens the dialog that a pressed button names, wherever on the page it stands. A dialog's code is fetched apart from
 * the page's own. A press that came before the page was alive, or an invitation's link, opens one as soon as there is
 * something to open.
 */
export function DialogDoorProvider({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<Partial<Record<DialogName, ComponentType<IslandProps>>>>({});
  const [wanted, setWanted] = useState<DialogName | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const [invitedBy, setInvitedBy] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const open = useCallback((from: HTMLElement) => {
    const name = from.dataset['opens'];
    if (!isDialogName(name)) return;
    opener.current = from;
    setWanted(name);
    setUnreachable(false);
    islands[name]().then(
      (Island) => setLoaded((before) => ({ ...before, [name]: Island })),
      () => {
        setWanted(null);
        setUnreachable(true);
      },
    );
  }, []);
  const close = useCallback(() => setWanted(null), []);
  const endVisitInvite = useCallback(() => {
    setInvitedBy(null);
    window.history.replaceState(window.history.state, '', endInvite(window.location.href, tabStore));
  }, []);
  usePresses(open);
  useFirstOpening(open, setInvitedBy);

  const status = unreachable ? 'unreachable' : statusOf(wanted, loaded);
  const door = useMemo(() => ({ status, invitedBy }) as const, [status, invitedBy]);
  return (
    <DoorContext value={door}>
      {children}
      {Object.entries(loaded).map(([name, Island]) => (
        <Island
          key={name}
          open={wanted === name}
          onClose={close}
          opener={opener}
          invitedBy={invitedBy ?? ''}
          onJoined={endVisitInvite}
        />
      ))}
    </DoorContext>
  );
}

function statusOf(wanted: DialogName | null, loaded: Partial<Record<DialogName, unknown>>) {
  if (wanted === null) return 'closed';
  return loaded[wanted] === undefined ? 'loading' : 'open';
}

/** Hears presses on buttons that name a dialog; fetches what that needs as soon as somebody comes near one. */
function usePresses(open: (opener: HTMLElement) => void) {
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const press = (event: Event) => {
      const button = buttonAt(event);
      if (button !== null && button.ariaDisabled !== 'true') open(button);
    };
    // A failure here is met again, and told, when somebody opens.
    const approach = (event: Event) => {
      const name = buttonAt(event)?.dataset['opens'];
      if (isDialogName(name)) islands[name]().catch(() => undefined);
    };
    document.addEventListener('click', press, { signal });
    document.addEventListener('pointerover', approach, { signal, passive: true });
    document.addEventListener('focusin', approach, { signal });
    return () => ended.abort();
  }, [open]);
}

function buttonAt({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(opensSelector) : null;
}

function useFirstOpening(open: (opener: HTMLElement) => void, onInvite: (code: string | null) => void) {
  useEffect(() => {
    const invite = readInvite(window.location.search, tabStore);
    onInvite(invite?.code ?? null);
    const pressed = takeEarlyPress(document);
    const opener =
      pressed ??
      (invite?.fromLink === true ? document.querySelector<HTMLElement>('main [data-opens]') : null);
    if (opener !== null) open(opener);
  }, [open, onInvite]);
}
