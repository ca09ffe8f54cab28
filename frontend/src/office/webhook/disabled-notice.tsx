import { Link } from 'react-router-dom';
import { WebhookAlertsDocument } from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { officePaths, webhookPath } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { polled } from '../../platform/polling.ts';

const refreshMs = 5 * 60_000;

/** A notice above every screen if endpoints are disabled. Only for ADMINs. */
export function DisabledNotice() {
  const { data } = useDetail(WebhookAlertsDocument, { ...polled(refreshMs) });
  const disabled = data?.webhookEndpoints.filter(({ state }) => state === 'DISABLED') ?? [];
  const [first] = disabled;
  if (first === undefined) return null;
  return (
    <Notice tone="danger" className="mb-4">
      {disabled.length === 1 ? (
        <>
          <span>{`The webhook endpoint at ${new URL(first.url).host} ${
            first.reason === 'GONE'
              ? 'was disabled: it answered 410 Gone'
              : 'was disabled after repeated failures'
          }. Events are kept.`}</span>{' '}
          <Link to={webhookPath(first.id)} className="text-link">
            View endpoint
          </Link>
        </>
      ) : (
        <>
          <span>{`${disabled.length} webhook endpoints were disabled after repeated failures. Events are kept.`}</span>{' '}
          <Link to={officePaths.webhooks} className="text-link">
            View endpoints
          </Link>
        </>
      )}
    </Notice>
  );
}
