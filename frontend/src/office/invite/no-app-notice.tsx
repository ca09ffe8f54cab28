import { useSite } from '../../platform/site-context.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Above a wave that is being prepared, while there is no app that its invitations could lead to. */
export function NoAppNotice() {
  const { hasWebApp } = useSite();
  if (hasWebApp) return null;
  return (
    <Notice tone="calm" className="mb-10 max-w-176">
      <p className="font-medium">Invited users have nowhere to go yet</p>
      <p className="mt-1 text-fg-2">
        The address of your app isn’t set, so whatever they open says “not open yet”. Before you send this
        wave, ask the person who runs the server to set <code>WEB_APP_URL</code> and restart it.
      </p>
    </Notice>
  );
}
