import { useState } from 'react';
import {
  ReplayWebhookDeliveryDocument,
  WebhookDeliveriesDocument,
  type WebhookDeliveriesQuery,
  type WebhookDeliveryState,
} from '../../generated/office.ts';
import { failureReason } from './failure-reason.ts';
import { polled } from '../../platform/polling.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { RunButton } from '../ui/run-button.tsx';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { Segments } from '../ui/segments.tsx';
import { Panel } from '../ui/panel.tsx';

type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['deliveries'][number];

const pageSize = 25;
const refreshMs = 10_000;

const states = [
  { value: '', text: 'All' },
  { value: 'PENDING', text: 'Waiting' },
  { value: 'DELIVERED', text: 'Delivered' },
  { value: 'FAILED', text: 'Failed' },
  { value: 'SKIPPED', text: 'Skipped' },
] as const satisfies readonly { value: WebhookDeliveryState | ''; text: string }[];

/** The result of each event at an endpoint, newest first. */
export function DeliveryList({ endpointId }: { endpointId: string }) {
  const [state, setState] = useState<WebhookDeliveryState | ''>('');
  const [after, setAfter] = useState<string | null>(null);
  const result = useDetail(WebhookDeliveriesDocument, {
    variables: { endpointId, state: state === '' ? null : state, first: pageSize, after },
    ...(after === null ? polled(refreshMs) : {}),
  });
  const page = (result.data ?? (result.loading ? result.previousData : undefined))?.webhookDeliveries;
  return (
    <Panel title="Deliveries" level={3} busy={result.loading} className="grid gap-3 p-5">
      <Segments
        label="State"
        value={state}
        options={states}
        onChoose={(chosen) => {
          setState(chosen);
          setAfter(null);
        }}
      />
      <OutdatedNotice outdated={result.outdated} />
      {page !== undefined ? (
        <Deliveries deliveries={page.deliveries} filtered={state !== ''} />
      ) : (
        <QueryFallback result={result} blocks={['h-40']} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {after !== null && <Button onClick={() => setAfter(null)}>Newest</Button>}
        {typeof page?.nextAfter === 'string' && (
          <Button onClick={() => setAfter(page.nextAfter)}>Older</Button>
        )}
      </div>
    </Panel>
  );
}

function Deliveries({ deliveries, filtered }: { deliveries: readonly Delivery[]; filtered: boolean }) {
  if (deliveries.length === 0)
    return (
      <p>
        {filtered
          ? 'No deliveries in this state.'
          : 'Nothing has been sent yet. Send a test to see whether the endpoint works.'}
      </p>
    );
  return (
    <ul className="grid divide-y divide-line" aria-label="Deliveries">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <details className="group">
            <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-md py-2.5 hover:bg-ink-3">
              <span className="min-w-0 flex-1 basis-44 font-mono text-caption wrap-anywhere text-fg">
                {delivery.type}
              </span>
              <StateBadge delivery={delivery} />
              <span className="text-caption text-fg-3">
                <Moment at={delivery.at} withTime />
              </span>
              <Why delivery={delivery} />
            </summary>
            <DeliveryDetails delivery={delivery} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Why it has not arrived, and what happens next. */
function Why({ delivery }: { delivery: Delivery }) {
  const { state } = delivery;
  const reason = failureReason(delivery);
  if (state === 'SKIPPED')
    return (
      <span className="basis-full text-caption">
        Not sent: an admin skipped it, or the user was erased first.
      </span>
    );
  if (state === 'DELIVERED' || reason === null) return null;
  return (
    <span className="basis-full text-caption">
      {`${reason}. ${state === 'PENDING' ? 'It will be retried.' : 'It won’t be retried. Press Replay to send it again.'}`}
    </span>
  );
}

function StateBadge({ delivery: { state, status } }: { delivery: Delivery }) {
  const answered = status === null ? '' : ` (${status})`;
  switch (state) {
    case 'DELIVERED':
      return <Badge tone="good">{`Delivered${answered}`}</Badge>;
    case 'PENDING':
      return <Badge tone="calm">{`Waiting${answered}`}</Badge>;
    case 'FAILED':
      return <Badge tone="danger">{`Failed${answered}`}</Badge>;
    case 'SKIPPED':
      return <Badge tone="calm">Skipped</Badge>;
  }
}

function DeliveryDetails({ delivery }: { delivery: Delivery }) {
  const { eventId, attempts, durationMs, nextAttemptAt, error, answer, body } = delivery;
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-caption wrap-anywhere">
        <span className="font-mono">{eventId}</span>
        <span>{` · ${counted(attempts, 'attempt', 'attempts')}`}</span>
        {durationMs !== null && <span>{` · ${durationMs} ms`}</span>}
        {nextAttemptAt !== null && (
          <>
            {' '}
            <span>· next attempt</span> <Moment at={nextAttemptAt} withTime />
          </>
        )}
      </p>
      {error !== null && <p className="text-down">{error}</p>}
      {answer !== null && answer !== '' && <Block title="Answer" text={answer} />}
      {body === null ? (
        <p>There’s nothing left to send: the user was erased, or the event is older than 30 days.</p>
      ) : (
        <Block title="Body" text={indented(body)} />
      )}
      {body !== null && <ReplayButton id={delivery.id} />}
    </div>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="mb-1 text-caption text-fg-3">{title}</p>
      <pre className="max-h-72 overflow-auto rounded-lg border border-line bg-ink p-3 font-mono text-caption whitespace-pre-wrap wrap-anywhere text-fg">
        {text}
      </pre>
    </div>
  );
}

function ReplayButton({ id }: { id: string }) {
  const replay = useAction(ReplayWebhookDeliveryDocument, {
    refetch: [WebhookDeliveriesDocument],
    says: () => 'The event will be sent again.',
  });
  return (
    <RunButton action={replay} onPress={() => replay.run({ id })}>
      Replay
    </RunButton>
  );
}

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);
