import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import {
  useCloseStatusMutation,
  useOpenStatusByLinkMutation,
  useRevokeStatusLinksMutation,
  useStatusLazyQuery,
  useStatusVersionQuery,
  type StatusQuery,
} from '../../generated/site/status.ts';
import { toApiError, type ApiError } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { logQuietly } from '../../platform/log.ts';
import { polled } from '../../platform/polling.ts';
import type { Standing } from '../platform/standing.ts';

export type StatusData = NonNullable<StatusQuery['status']>;

/** A waiting user's status: they have a rank. */
export interface WaitingStatus extends StatusData {
  readonly rank: number;
  readonly ahead: number;
  readonly behind: number;
}

export const standingOf = ({ rank, ahead, behind, nextSteps }: WaitingStatus): Standing => ({
  rank,
  total: ahead + 1 + behind,
  nextSteps,
});

export const isWaiting = (status: StatusData): status is WaitingStatus => status.state === 'WAITING';

export type StatusState =
  | { readonly view: 'loading' }
  | { readonly view: 'unreachable'; readonly error: ApiError }
  /** `notice` says why the session ended. */
  | { readonly view: 'signed-out'; readonly notice: string | null }
  | { readonly view: 'open'; readonly status: StatusData };

const pollMs = 10_000;
const sessionOver =
  'Your session has expired. Request a new code, or open the link in your welcome email again.';

/** The visitor's status, opened with a link's token if there is one. */
export function useStatus(token: string | null) {
  const [state, setNow] = useState<StatusState>({ view: 'loading' });
  const [openByLink] = useOpenStatusByLinkMutation();
  const [closeStatus] = useCloseStatusMutation();
  const [revokeStatusLinks] = useRevokeStatusLinksMutation();
  const [getStatus] = useStatusLazyQuery({ fetchPolicy: 'no-cache' });

  /** In pieces: the whole status at once would keep a slow phone busy. */
  const setState = useCallback((next: StatusState) => startTransition(() => setNow(next)), []);
  const read = useCallback(
    async (noticeIfNone: string | null) => {
      const answer = await attempt(() => getStatus({ variables: {} }));
      if (!answer.ok) return answer.error;
      const { status } = answer.data;
      setState(status ? { view: 'open', status } : { view: 'signed-out', notice: noticeIfNone });
      return null;
    },
    [getStatus, setState],
  );
  const load = useCallback(
    async (noticeIfNone: string | null) => {
      const error = await read(noticeIfNone);
      if (error !== null) setState({ view: 'unreachable', error });
    },
    [read, setState],
  );
  const start = useCallback(async () => {
    if (token === null) return load(null);
    const opened = await attempt(() => openByLink({ variables: { token } }));
    if (opened.ok) return load(null);
    const { code, message } = opened.error;
    const isRefused = code === 'STATUS_LINK_INVALID' || code === 'NOT_FOUND';
    setState(
      isRefused ? { view: 'signed-out', notice: message } : { view: 'unreachable', error: opened.error },
    );
  }, [token, openByLink, load, setState]);
  useEffect(() => {
    const timer = setTimeout(() => void start()); // once the page has been painted
    return () => clearTimeout(timer);
  }, [start]);
  const begin = () => {
    setNow({ view: 'loading' });
    void start();
  };

  const close = async () => {
    const closed = await attempt(() => closeStatus());
    if (!closed.ok) return closed.error;
    setState({ view: 'signed-out', notice: null });
    return null;
  };
  /** Revokes every emailed link and every other browser's session. Returns what went wrong, if anything. */
  const revokeLinks = async () => {
    const revoked = await attempt(() => revokeStatusLinks());
    if (!revoked.ok) return revoked.error;
    // The session had ended: revoked in another browser, or expired.
    if (!revoked.data.revokeStatusLinks) setState({ view: 'signed-out', notice: sessionOver });
    return null;
  };
  /** Returns what went wrong, if anything: then the status stays as it is. */
  const refresh = useCallback(() => read(sessionOver), [read]);
  return { state, begin, load: () => load(null), refresh, close, revokeLinks };
}

/**
 * Polls whether a status is still the newest while the page is visible. If it is not, `refresh` is called, and again at
 * the same interval for as long as it fails.
 */
export function useNews(version: string, refresh: () => Promise<ApiError | null>): void {
  const { data, error } = useStatusVersionQuery({ fetchPolicy: 'no-cache', ...polled(pollMs) });
  const newest = data === undefined ? version : data.status?.version;
  /** Returns whether the newest status is shown. */
  const catchUp = useEffectEvent(async () => {
    if (newest === version) return true;
    const failure = await refresh();
    if (failure !== null) logQuietly('refreshing the status failed', failure);
    return failure === null;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const keepTrying = async () => {
      if (!(await catchUp()) && isWanted) timer = setTimeout(() => void keepTrying(), pollMs);
    };
    void keepTrying();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [newest]);
  useEffect(() => {
    if (error !== undefined) logQuietly('looking for news failed', toApiError(error));
  }, [error]);
}
