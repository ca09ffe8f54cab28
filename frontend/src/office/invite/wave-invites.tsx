import { WaveInvitesDocument, type WaveInviteState, type WaveInvitesQuery } from '../../generated/office.ts';
import { recipientStateTexts } from '../mailing/mailing-texts.ts';
import type { StateText } from '../ui/badge.tsx';
import {
  momentOrNot,
  recipientColumns,
  recipientPage,
  Recipients,
  useRecipients,
  useRefetchOnTurn,
} from '../mailing/recipients.tsx';
import { useList } from '../platform/use-list.ts';
import type { Column } from '../ui/table/columns.ts';

type Invite = WaveInvitesQuery['waveInvites']['docs'][number];

const texts: Readonly<Record<WaveInviteState, StateText>> = {
  ...recipientStateTexts,
  OPENED: { text: 'Opened', tone: 'good' },
  ACCEPTED: { text: 'Accepted', tone: 'good' },
  EXPIRED: { text: 'Expired', tone: 'calm' },
  REVOKED: { text: 'Revoked', tone: 'danger' },
};

const columns: readonly Column<Invite>[] = [
  ...recipientColumns<WaveInviteState, Invite>('INVITE', texts),
  { id: 'openedAt', title: 'Opened', cell: ({ openedAt, state }) => momentOrNot(openedAt, state) },
  { id: 'acceptedAt', title: 'Accepted', cell: ({ acceptedAt, state }) => momentOrNot(acceptedAt, state) },
  {
    id: 'expiresAt',
    title: 'Expires',
    hidden: true,
    cell: ({ expiresAt, state }) => momentOrNot(expiresAt, state),
  },
];

interface WaveInvitesProps {
  waveId: string;
  /** States change all the time. */
  moves: boolean;
  /** How many recipients have been chosen. */
  planned: number;
}

/** The users of a wave, best first, each with how far they got. */
export function WaveInvites({ waveId, moves, planned }: WaveInvitesProps) {
  const { filter, variables, asked } = useRecipients(columns, texts, moves);
  const answer = useList(
    WaveInvitesDocument,
    { variables: { waveId, ...variables }, ...asked },
    ({ waveInvites }) => recipientPage(waveInvites),
  );
  useRefetchOnTurn(moves, planned, answer.retry);
  return <Recipients kind="INVITE" columns={columns} filter={filter} answer={answer} />;
}
