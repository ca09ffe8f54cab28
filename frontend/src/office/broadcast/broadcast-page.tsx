import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  BroadcastDocument,
  BroadcastRecipientsDocument,
  ResendBroadcastDocument,
  type BroadcastPartsFragment,
  type BroadcastRecipientsQuery,
  type RecipientState,
} from '../../generated/office.ts';
import { MailingActions } from '../mailing/mailing-actions.tsx';
import { MailingFacts } from '../mailing/mailing-facts.tsx';
import { MailingHead } from '../mailing/mailing-head.tsx';
import { liveQuery, MailingScreen } from '../mailing/mailing-screen.tsx';
import { hasBegun, isMoving, plannedOf } from '../mailing/mailing-state.tsx';
import { recipientStateTexts } from '../mailing/mailing-texts.ts';
import { Reach } from '../mailing/reach.tsx';
import {
  recipientColumns,
  recipientPage,
  Recipients,
  useRecipients,
  useRefetchOnTurn,
} from '../mailing/recipients.tsx';
import { StepsChart } from '../mailing/steps-chart.tsx';
import { useHasRole } from '../platform/me.ts';
import { broadcastPath } from '../platform/office-paths.ts';
import { useAction } from '../platform/use-action.ts';
import { useList } from '../platform/use-list.ts';
import { useDetail } from '../platform/use-detail.ts';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { figure, share } from '../ui/format.ts';
import { RunButton } from '../ui/run-button.tsx';
import { Moment } from '../ui/moment.tsx';
import { Panel } from '../ui/panel.tsx';
import type { Column } from '../ui/table/columns.ts';

/** One broadcast: its progress, its results, and its actions. */
export function BroadcastPage() {
  const { id = '' } = useParams();
  const [moves, setMoves] = useState(true);
  const result = useDetail(BroadcastDocument, { variables: { id }, ...liveQuery(moves) });
  const broadcast = result.data?.broadcast;
  const movesNow = !broadcast || isMoving(broadcast);
  if (movesNow !== moves) setMoves(movesNow);
  return (
    <MailingScreen kind="BROADCAST" result={result} isUnknown={broadcast === null}>
      {broadcast && <Broadcast key={id} broadcast={broadcast} />}
    </MailingScreen>
  );
}

function Broadcast({ broadcast }: { broadcast: BroadcastPartsFragment }) {
  const { id } = broadcast;
  return (
    <>
      <MailingHead
        mailing={broadcast}
        actions={
          <MailingActions mailing={broadcast}>
            <Resend broadcast={broadcast} />
          </MailingActions>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {hasBegun(broadcast) ? <Results broadcast={broadcast} /> : <Reach mailing={broadcast} />}
        <div className="grid gap-4">
          {hasBegun(broadcast) && <Links broadcast={broadcast} />}
          <MailingFacts mailing={broadcast} />
        </div>
      </div>
      {hasBegun(broadcast) && (
        <BroadcastRecipients
          broadcastId={id}
          moves={isMoving(broadcast)}
          planned={plannedOf(broadcast.recipients)}
          countsClicks={broadcast.links.length > 0}
        />
      )}
    </>
  );
}

/** Prepares a broadcast of the same message to those who did not click; nothing if there are none, or no link to click. */
function Resend({
  broadcast: { id, state, links, recipients, feedback },
}: {
  broadcast: BroadcastPartsFragment;
}) {
  const isEditor = useHasRole('EDITOR');
  const navigate = useNavigate();
  const resend = useAction(ResendBroadcastDocument, {
    says: ({ resendBroadcast }) => resendBroadcast.message,
    onDone: ({ resendBroadcast }) => void navigate(broadcastPath(resendBroadcast.mailing.id)),
  });
  if (!isEditor || state !== 'DONE' || links.length === 0 || feedback.clicked >= recipients.sent) return null;
  return (
    <RunButton action={resend} onPress={() => resend.run({ id })}>
      Resend to those who didn’t click
    </RunButton>
  );
}

/** The results of its emails, and how users responded. */
function Results({ broadcast: { recipients, feedback } }: { broadcast: BroadcastPartsFragment }) {
  const { sent, refused, skipped, uncertain } = recipients;
  const { clicked, unsubscribed, bounced, complained } = feedback;
  return (
    <StepsChart
      title="Results"
      label="Users of the broadcast by what became of their email"
      note={
        sent > 0 &&
        `${share(clicked, sent)} of recipients clicked, ${share(unsubscribed, sent)} unsubscribed. Bars: share of all planned.`
      }
      steps={[
        { name: 'Planned', count: plannedOf(recipients) },
        { name: 'Sent', count: sent },
        { name: 'Clicked', count: clicked },
        { name: 'Refused', count: refused },
        { name: 'Skipped', count: skipped },
        { name: 'Uncertain', count: uncertain },
        { name: 'Unsubscribed', count: unsubscribed },
        { name: 'Bounced', count: bounced },
        { name: 'Spam reports', count: complained },
      ]}
    />
  );
}

/** The links of its message, by how many users clicked them; and why nothing says who opened it. */
function Links({ broadcast: { links, recipients } }: { broadcast: BroadcastPartsFragment }) {
  return (
    <Panel title="Links">
      <div className="mt-2 grid gap-3">
        {links.length === 0 ? (
          <p>
            This message has no links that are counted. Links with a text are, such as [Read more](https://…),
            unless they open a user’s own page.
          </p>
        ) : (
          <FigureTable
            caption="Users who clicked each link"
            columns={['Link', 'Clicked', 'Of sent']}
            rows={links.map(({ url, clicked }) => [url, figure(clicked), share(clicked, recipients.sent)])}
          />
        )}
        <p className="text-caption text-fg-3">
          Opens aren’t counted: mail apps load pictures by themselves, and a hidden picture would spy on
          readers.
        </p>
      </div>
    </Panel>
  );
}

type Recipient = BroadcastRecipientsQuery['broadcastRecipients']['docs'][number];

/** Where links are counted, who clicked one has a state of their own. */
const stateTexts = { ...recipientStateTexts, SENT: { text: 'Sent, no click', tone: 'good' } } as const;

const columns: readonly Column<Recipient>[] = [
  ...recipientColumns<RecipientState, Recipient>('BROADCAST', recipientStateTexts),
  {
    id: 'clickedAt',
    title: 'Clicked',
    cell: ({ clickedAt }) =>
      clickedAt === null ? <span className="text-fg-3">No</span> : <Moment at={clickedAt} withTime />,
  },
];

interface BroadcastRecipientsProps {
  broadcastId: string;
  /** States change all the time. */
  moves: boolean;
  /** How many recipients have been chosen. */
  planned: number;
  countsClicks: boolean;
}

function BroadcastRecipients({ broadcastId, moves, planned, countsClicks }: BroadcastRecipientsProps) {
  const texts = countsClicks ? stateTexts : recipientStateTexts;
  const { filter, variables, asked } = useRecipients(columns, texts, moves);
  const answer = useList(
    BroadcastRecipientsDocument,
    { variables: { broadcastId, ...variables }, ...asked },
    ({ broadcastRecipients }) => recipientPage(broadcastRecipients),
  );
  useRefetchOnTurn(moves, planned, answer.retry);
  return <Recipients kind="BROADCAST" columns={columns} filter={filter} answer={answer} />;
}
