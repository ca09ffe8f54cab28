import type { MailingPartsFragment, MailingState } from '../../generated/office.ts';
import { Badge, type StateText } from '../ui/badge.tsx';
import { figure, share } from '../ui/format.ts';

const texts: Readonly<Record<MailingState, StateText>> = {
  DRAFT: { text: 'Draft', tone: 'calm' },
  SCHEDULED: { text: 'Scheduled', tone: 'calm' },
  PREPARING: { text: 'Preparing', tone: 'good' },
  RUNNING: { text: 'Running', tone: 'good' },
  PAUSED: { text: 'Paused', tone: 'danger' },
  DONE: { text: 'Done', tone: 'good' },
  CANCELED: { text: 'Canceled', tone: 'calm' },
};

export const stateText = (state: MailingState): string => texts[state].text;

export function MailingBadge({ state }: { state: MailingState }) {
  const { text, tone } = texts[state];
  return <Badge tone={tone}>{text}</Badge>;
}

interface MailingProgressProps {
  mailing: Pick<MailingPartsFragment, 'name' | 'recipients'>;
}

type Recipients = MailingPartsFragment['recipients'];

/** Everyone who was chosen when it started. */
export const plannedOf = (recipients: Recipients): number => {
  const { planned, queued, sent, refused, uncertain, skipped, canceled } = recipients;
  return planned + queued + sent + refused + uncertain + skipped + canceled;
};

/** How many still wait to be sent. */
export const leftOf = ({ planned, queued }: Recipients): number => planned + queued;

/** Whether its users have been chosen, or are about to be. */
export const hasBegun = ({ state }: Pick<MailingPartsFragment, 'state'>): boolean =>
  state !== 'DRAFT' && state !== 'SCHEDULED';

/** Whether its figures change by themselves: it is being sent, or canceled. */
export const isMoving = ({
  state,
  recipients,
}: Pick<MailingPartsFragment, 'state' | 'recipients'>): boolean =>
  state === 'SCHEDULED' ||
  state === 'PREPARING' ||
  state === 'RUNNING' ||
  (state === 'CANCELED' && leftOf(recipients) > 0);

/** How many of its messages are sent; nothing is planned before it starts. */
export function MailingProgress({ mailing: { name, recipients } }: MailingProgressProps) {
  const { sent } = recipients;
  const planned = plannedOf(recipients);
  if (planned === 0) return <span className="text-fg-3">Not started</span>;
  return (
    <span className="inline-grid gap-1">
      <span>{`${figure(sent)} of ${figure(planned)} sent (${share(sent, planned)})`}</span>
      <progress aria-label={`${name}: sent`} className="progress" max={planned} value={sent} />
    </span>
  );
}
