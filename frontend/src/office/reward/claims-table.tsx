import { useState } from 'react';
import {
  RewardClaimsDocument,
  type RewardClaimPartsFragment,
  type RewardClaimState,
  type RewardPartsFragment,
} from '../../generated/office.ts';
import { polled } from '../../platform/polling.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { callRest } from '../platform/call-rest.ts';
import { useHasRole } from '../platform/me.ts';
import { numberedPage, useList } from '../platform/use-list.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { Select } from '../ui/select.tsx';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useFilter, useTableQuery } from '../ui/table/use-table-query.ts';
import { PersonLink } from '../ui/person-link.tsx';
import { ClaimStateBadge, claimStates } from '../ui/reward-state.tsx';
import { isForTheTeam } from './reward-texts.ts';
import { refreshMs } from './shown-rewards.ts';
import { useFulfillment } from './use-fulfillment.ts';
import { Colleague } from '../ui/colleague.tsx';

const columns: readonly Column<RewardClaimPartsFragment>[] = [
  { id: 'user', title: 'User', cell: ({ user }) => <PersonLink person={user} /> },
  { id: 'reward', title: 'Reward', wraps: true, cell: ({ reward }) => reward.name },
  { id: 'reachedAt', title: 'Reached', cell: ({ reachedAt }) => <Moment at={reachedAt} withTime /> },
  { id: 'state', title: 'State', cell: (claim) => <ClaimStateBadge {...claim} /> },
  {
    id: 'fulfilledAt',
    title: 'Fulfilled',
    cell: ({ fulfilledAt, fulfilledBy }) =>
      fulfilledAt === null ? null : (
        <>
          <Moment at={fulfilledAt} withTime />
          {fulfilledBy !== null && (
            <span className="block text-caption">
              <Colleague by={fulfilledBy} />
            </span>
          )}
        </>
      ),
  },
];
const columnsOfEditors: readonly Column<RewardClaimPartsFragment>[] = [
  ...columns,
  { id: 'action', title: 'Action', fixed: true, cell: (claim) => <FulfillButton claim={claim} /> },
];

const stateOptions = [
  { value: '', text: 'Every state' },
  ...Object.entries(claimStates).map(([value, { text }]) => ({ value, text })),
];

/** Who has reached a reward. */
export function ClaimsTable({ rewards }: { rewards: readonly RewardPartsFragment[] }) {
  const isEditor = useHasRole('EDITOR');
  const shown = isEditor ? columnsOfEditors : columns;
  const table = useTableQuery(shown, { size: 25 });
  const { page, size } = table.query;
  const [rewardId, chooseReward] = useFilter('reward');
  const [chosen, chooseState] = useFilter('state');
  const state = chosen in claimStates ? (chosen as RewardClaimState) : null;
  const answer = useList(
    RewardClaimsDocument,
    {
      variables: { rewardId: rewardId === '' ? null : rewardId, state, page, limit: size },
      ...polled(refreshMs),
    },
    ({ rewardClaims }) => numberedPage(rewardClaims),
  );
  const forTheTeam = (answer.page?.rows ?? []).filter(isForTheTeam);
  return (
    <DataTable
      title="Reached rewards"
      columns={shown}
      state={table}
      answer={answer}
      rowKey={({ id }) => id}
      filters={
        <>
          <Select
            label="Reward"
            className="w-full sm:w-48"
            value={rewardId}
            options={[
              { value: '', text: 'Every reward' },
              ...rewards.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            onChoose={chooseReward}
          />
          <Select
            label="State"
            className="w-full sm:w-44"
            value={chosen}
            options={stateOptions}
            onChoose={chooseState}
          />
        </>
      }
      filtered={rewardId !== '' || state !== null}
      empty={<p>Nobody has reached a reward yet.</p>}
      actions={
        <>
          {isEditor && forTheTeam.length > 1 && <FulfillAll claims={forTheTeam} />}
          <DownloadButton rewardId={rewardId} state={state} />
        </>
      }
    />
  );
}

/** One button for both ways: it keeps the focus. */
function FulfillButton({ claim }: { claim: RewardClaimPartsFragment }) {
  const { fulfill, reopen, pending } = useFulfillment();
  const mayFulfill = isForTheTeam(claim);
  if (!mayFulfill && claim.fulfilledBy === null) return null;
  return (
    <Button pending={pending} onClick={() => void (mayFulfill ? fulfill : reopen)([claim.id])}>
      <span>{mayFulfill ? 'Mark as fulfilled' : 'Mark as not fulfilled'}</span>
      <span className="sr-only">{` for ${claim.user.firstName} ${claim.user.lastName}`}</span>
    </Button>
  );
}

/** Those on the page that is shown. */
function FulfillAll({ claims }: { claims: readonly RewardClaimPartsFragment[] }) {
  const { fulfill, pending } = useFulfillment();
  const all = counted(claims.length, 'reward', 'rewards');
  return (
    <ConfirmedAction
      verb={`Mark ${claims.length} as fulfilled`}
      title={`Mark ${all} as fulfilled?`}
      action={{ pending, error: null }}
      onConfirm={() => fulfill(claims.map(({ id }) => id))}
    >
      These are the ones on this page that you fulfill by hand or by your app. Your webhooks are told. You can
      undo it.
    </ConfirmedAction>
  );
}

const failed = 'The download failed. Check your connection and try again.';

/** Saves all pages of the list as Rewards.csv. */
function DownloadButton({ rewardId, state }: { rewardId: string; state: RewardClaimState | null }) {
  const toasts = useToasts();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const query = new URLSearchParams({ rewardId, state: state?.toLowerCase() ?? '' });
    const response = await callRest('exportrewards', { accept: 'text/csv', query, failed });
    const file = typeof response === 'string' ? response : await response.blob().catch(() => failed);
    setPending(false);
    if (typeof file === 'string') return toasts.error(file);
    saveFile(file, 'Rewards.csv');
    toasts.success('Rewards.csv is saved.');
  };
  return (
    <Button pending={pending} onClick={() => void save()}>
      <DownloadIcon size={16} />
      Download CSV
    </Button>
  );
}
