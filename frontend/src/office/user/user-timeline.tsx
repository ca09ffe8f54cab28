import type { ReactNode } from 'react';
import {
  UserTimelineDocument,
  type UserEventKind,
  type UserMessageKind,
  type UserTimelineQuery,
} from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { usePages } from '../platform/use-pages.ts';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { Panel } from '../ui/panel.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { sourceLabel } from '../ui/source-label.ts';
import { messageKinds } from './message-kinds.ts';
import { Colleague } from '../ui/colleague.tsx';

type Event = UserTimelineQuery['userTimeline']['events'][number];

const pageOf = ({ userTimeline: { events, nextAfter } }: UserTimelineQuery) => ({ rows: events, nextAfter });

/** What happened to a user, newest first. */
export function UserTimeline({ userId }: { userId: string }) {
  const variables = { id: userId };
  const result = useDetail(UserTimelineDocument, { variables });
  const first = result.data === undefined ? null : pageOf(result.data);
  const { rows, more } = usePages(UserTimelineDocument, { variables, first, pageOf, keyOf: ({ id }) => id });
  return (
    <Panel title="Timeline" level={3}>
      {first === null && <QueryFallback result={result} blocks={['h-40']} />}
      <ol className="mt-2 empty:hidden">
        {rows.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line py-2 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <What event={event} />
              {event.by !== null && (
                <span className="text-caption text-fg-3">
                  <span> by</span> <Colleague by={event.by} />
                </span>
              )}
            </div>
            <span className="text-caption text-fg-3">
              <Moment at={event.at} withTime />
            </span>
          </li>
        ))}
      </ol>
      {more !== null && (
        <Button className="mt-3" pending={more.pending} onClick={more.load}>
          Show more
        </Button>
      )}
    </Panel>
  );
}

/** What a friend's joining means for the user's points. */
const credits = {
  CREDIT_JOIN: 'joined with their code',
  CREDIT_HOLD: 'was held for review',
  CREDIT_RELEASE: 'counts after all',
  CREDIT_REVERSE: 'no longer counts',
  CREDIT_RESTORE: 'counts again',
  CREDIT_MERGE: 'came with a merged user',
} as const satisfies Partial<Record<UserEventKind, string>>;

const sentences: Readonly<Record<Exclude<UserEventKind, keyof typeof credits>, (event: Event) => string>> = {
  JOINED: ({ other, detail }) =>
    `Joined and verified${detail === null ? '' : ` from ${sourceLabel(detail)}`}${other === null ? '' : ' with the code of'}`,
  IMPORTED: ({ other }) => `Imported, not verified${other === null ? '' : ', with the code of'}`,
  ADDED: ({ other }) => `Added${other === null ? '' : ' with the code of'}`,
  MESSAGE_QUEUED: (event) => `${messageName(event)}: waiting to be sent`,
  MESSAGE_SENT: (event) => `${messageName(event)}: sent`,
  MESSAGE_FAILED: (event) => `${messageName(event)}: not delivered`,
  LINK_CLICKED: ({ detail }) => `Clicked a link in${quoted(detail)}`,
  INVITED: () => 'Invited',
  INVITATION_OPENED: () => 'Opened the invitation',
  INVITATION_ACCEPTED: () => 'Accepted the invitation',
  INVITATION_EXPIRED: () => 'The invitation expired',
  INVITATION_REVOKED: () => 'The invitation was revoked',
  POINTS_GIVEN: ({ points, detail }) => `${pointsText(points)} given${quoted(detail)}`,
  POINTS_TAKEN_BACK: ({ points, detail }) => `${pointsText(points)} taken back${quoted(detail)}`,
  TAGGED: ({ detail }) => `Tagged${quoted(detail)}`,
  UNTAGGED: ({ detail }) => `Tag removed${quoted(detail)}`,
  NOTE: ({ detail }) => `Note${quoted(detail)}`,
  CORRECTED: ({ detail }) => `Corrected${detail === null ? '' : `: ${detail}`}`,
  MERGED: ({ detail }) => `Merged with the user whose code was${quoted(detail)}`,
  BLOCKED: ({ detail }) => `Blocked${quoted(detail)}`,
  UNBLOCKED: ({ detail }) => `Unblocked${quoted(detail)}`,
  LEAVING: () => 'Asked to leave the waitlist',
  STAYED: () => 'Stayed after all',
  WELCOME_RESENT: () => 'Welcome sent again',
  TRUSTED: () => 'Became a trusted referrer',
  NOT_TRUSTED: () => 'Is no longer a trusted referrer',
};

function What({ event }: { event: Event }): ReactNode {
  const { kind, other, points } = event;
  if (!isCredit(kind))
    return (
      <span className="text-fg">
        <span>{sentences[kind](event)}</span>
        {other !== null && (
          <>
            {' '}
            <PersonLink person={other} />
          </>
        )}
      </span>
    );
  return (
    <span className="text-fg">
      {other === null ? <span>A friend</span> : <PersonLink person={other} />} <span>{credits[kind]}</span>
      <span className={(points ?? 0) < 0 ? 'text-down' : 'text-up'}>{` ${signed(points)}`}</span>
    </span>
  );
}

const isCredit = (kind: UserEventKind): kind is keyof typeof credits => Object.hasOwn(credits, kind);
const quoted = (text: string | null): string => (text === null ? '' : ` “${text}”`);
const pointsText = (points: number | null): string => counted(points ?? 0, 'point', 'points');
const signed = (points: number | null): string =>
  `${(points ?? 0) < 0 ? '−' : '+'}${pointsText(Math.abs(points ?? 0))}`;

/** The name of a broadcast, or of a kind of message. */
const messageName = ({ detail }: Event): string => {
  const kind = (detail ?? '').toUpperCase();
  return isMessageKind(kind) ? messageKinds[kind] : (detail ?? 'Message');
};
const isMessageKind = (kind: string): kind is UserMessageKind => Object.hasOwn(messageKinds, kind);
