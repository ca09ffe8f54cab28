import {
  DailyDigestDocument,
  SubscribeToDigestDocument,
  UnsubscribeFromDigestDocument,
} from '../../generated/office.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Panel } from '../ui/panel.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { Switch } from '../ui/switch.tsx';

/** Whether this account gets an email each day. */
export function DigestPanel() {
  const result = useDetail(DailyDigestDocument);
  const refetch = [DailyDigestDocument];
  const subscribe = useAction(SubscribeToDigestDocument, {
    refetch,
    says: () => 'You’ll get the daily digest from now on.',
  });
  const unsubscribe = useAction(UnsubscribeFromDigestDocument, {
    refetch,
    says: () => 'You won’t get the daily digest anymore.',
  });
  return (
    <Panel title="Daily digest" className="p-5 md:col-span-2">
      <p className="mt-2">
        An email at 07:00 UTC with the day before: who joined, was invited and accepted, what bounced, and
        what waits for an answer. Days without anything are left out.
      </p>
      <div className="mt-3">
        {result.data === undefined ? (
          <QueryFallback result={result} blocks={['h-9']} />
        ) : (
          <Switch
            label="Daily digest"
            on={result.data.dailyDigest}
            texts={{ on: 'On', off: 'Off' }}
            pending={subscribe.pending || unsubscribe.pending}
            onToggle={(on) => void (on ? subscribe : unsubscribe).run()}
          />
        )}
      </div>
    </Panel>
  );
}
