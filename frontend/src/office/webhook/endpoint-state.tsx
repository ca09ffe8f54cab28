import type { WebhookEndpointPartsFragment } from '../../generated/office.ts';
import { Badge } from '../ui/badge.tsx';
import { StackedFact } from '../ui/facts.tsx';
import { figure, share } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';

type Endpoint = WebhookEndpointPartsFragment;

/** The state in a word. */
export function EndpointBadge({
  endpoint: { state, isDown },
}: {
  endpoint: Pick<Endpoint, 'state' | 'isDown'>;
}) {
  switch (state) {
    case 'ACTIVE':
      return isDown ? <Badge tone="danger">Down</Badge> : <Badge tone="good">Active</Badge>;
    case 'PAUSED':
      return <Badge tone="calm">Paused</Badge>;
    case 'DISABLED':
      return <Badge tone="danger">Disabled</Badge>;
  }
}

/** Why nothing is sent, and what happens next; null: all is well. */
export function EndpointFailure({ endpoint }: { endpoint: Endpoint }) {
  const { state, reason, isDown, failingSince, nextProbeAt } = endpoint;
  if (state === 'DISABLED')
    return reason === 'GONE' ? (
      <span>It answered 410 Gone, so nothing more is sent. Events are kept until you enable it.</span>
    ) : (
      <span>
        No request succeeded for five days, so nothing more is sent. Events are kept until you enable it.
      </span>
    );
  if (state === 'PAUSED') return <span>Events are kept until you enable it.</span>;
  if (!isDown || failingSince === null) return null;
  return (
    <>
      <span>No request has succeeded since</span> <Moment at={failingSince} withTime />
      <span>. Events are kept, and none are lost.</span>
      {nextProbeAt !== null && (
        <>
          {' '}
          <span>Next attempt:</span> <Moment at={nextProbeAt} withTime />
          <span>.</span>
        </>
      )}
    </>
  );
}

const prominent = 'text-base font-medium tabular-nums';

/** Backlog and success rate. */
export function EndpointFigures({ endpoint: { backlog, succeeded, failed } }: { endpoint: Endpoint }) {
  const requests = succeeded + failed;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <StackedFact term="Backlog" value={figure(backlog)} className={prominent} />
      <StackedFact term="Requests in 24 hours" value={figure(requests)} className={prominent} />
      <StackedFact
        term="Success rate"
        value={requests === 0 ? 'None yet' : share(succeeded, requests)}
        className={prominent}
      />
    </dl>
  );
}
