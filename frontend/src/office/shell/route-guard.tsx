import { useEffect } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { MeDocument } from '../../generated/office.ts';
import { officePaths, type LoginOrigin } from '../platform/office-paths.ts';
import { MeContext } from '../platform/me.ts';
import { session, useSession } from '../platform/session.ts';
import { toApiError } from '../../platform/api-error.ts';
import { ShellOutline } from './shell-outline.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * Requires a session: visitors without one are led to the login, which leads back. Screens below it know the role; the
 * server checks it on every call.
 */
export function RouteGuard() {
  const { token, ended } = useSession();
  const client = useApolloClient();
  useEffect(() => {
    // The next person to log in may be another admin.
    if (token === null) void client.clearStore();
  }, [token, client]);
  return token === null ? <ToLogin remembered={ended !== 'left'} /> : <Inside token={token} />;
}

function ToLogin({ remembered }: { remembered: boolean }) {
  const { pathname, search, hash } = useLocation();
  const origin: LoginOrigin = { from: `${pathname}${search}${hash}` };
  return <Navigate to={officePaths.login} state={remembered ? origin : null} replace />;
}

function Inside({ token }: { token: string }) {
  const { data, error, loading, refetch } = useQuery(MeDocument, { fetchPolicy: 'cache-first' });
  const nobody = data?.me === null;
  useEffect(() => {
    if (nobody) session.expire(token, null);
  }, [nobody, token]);
  if (data?.me) {
    return (
      <MeContext value={data.me}>
        <Outlet />
      </MeContext>
    );
  }
  if (error !== undefined && !loading) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-4">
        <Notice tone="danger">{toApiError(error).message}</Notice>
        <Button className="justify-self-center" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </main>
    );
  }
  return <ShellOutline />;
}
