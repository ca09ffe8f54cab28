import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { endInvite, readInvite } from '../../features/referral/invite.ts';
import { tabStore } from '../../platform/session-store.ts';
import { takeEarlyPress } from '../boot/early-press.ts';
import type { WaitlistIsland } from './waitlist-island.tsx';

interface WaitlistDoor {
  readonly status: 'closed' | 'loading' | 'open' | 'unreachable';
  /** A friend's code that this visit carries. */
  readonly invitedBy: string | null;
  /** @param opener takes the focus back when the dialog closes. */
  open(opener: HTMLElement): void;
  /** Fetches what opening will need. */
  prepare(): void;
}

const DoorContext = createContext<WaitlistDoor | null>(null);

const loadIsland = () => import('./waitlist-island.tsx');

export function useWaitlistDoor(): WaitlistDoor {
  const door = use(DoorContext);
  if (door === null) throw new Error('useWaitlistDoor needs a WaitlistDoorProvider above it');
  return door;
}

/**
 * Opens the waitlist's dialog from anywhere on a page. Its code is fetched apart from the page's own. A press that
 * came before the page was alive, or an invitation's link, opens it as soon as there is something to open.
 */
export function WaitlistDoorProvider({ children }: { children: ReactNode }) {
  const [Island, setIsland] = useState<typeof WaitlistIsland | null>(null);
  const [wanted, setWanted] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  const [invitedBy, setInvitedBy] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const open = useCallback((from: HTMLElement) => {
    opener.current = from;
    setWanted(true);
    setUnreachable(false);
    loadIsland().then(
      (module) => setIsland(() => module.WaitlistIsland),
      () => {
        setWanted(false);
        setUnreachable(true);
      },
    );
  }, []);
  const close = useCallback(() => setWanted(false), []);
  const endVisitInvite = useCallback(() => {
    setInvitedBy(null);
    window.history.replaceState(window.history.state, '', endInvite(window.location.href, tabStore));
  }, []);
  useFirstOpening(open, setInvitedBy);

  const status = unreachable ? 'unreachable' : !wanted ? 'closed' : Island === null ? 'loading' : 'open';
  const door = useMemo(() => ({ status, invitedBy, open, prepare }) as const, [status, invitedBy, open]);
  return (
    <DoorContext value={door}>
      {children}
      {Island !== null && (
        <Island
          open={wanted}
          onClose={close}
          opener={opener}
          invitedBy={invitedBy ?? ''}
          onJoined={endVisitInvite}
        />
      )}
    </DoorContext>
  );
}

/** A failure here is met again, and told, when somebody opens. */
function prepare(): void {
  loadIsland().catch(() => undefined);
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
