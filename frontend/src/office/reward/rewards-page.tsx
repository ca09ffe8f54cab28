import { useRef, useState } from 'react';
import {
  ResumeRewardDocument,
  RewardsDocument,
  StopRewardDocument,
  type RewardPartsFragment,
} from '../../generated/office.ts';
import { polled } from '../../platform/polling.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { useHasRole } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Badge } from '../ui/badge.tsx';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { counted, figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { ClaimsTable } from './claims-table.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { RewardDialog } from './reward-dialog.tsx';
import { closedText, takes } from './reward-texts.ts';
import { refreshMs, shownRewards } from './shown-rewards.ts';

/** What users get for referrals, and who has reached it. */
export function RewardsPage() {
  const isAdmin = useHasRole('ADMIN');
  const result = useDetail(RewardsDocument, polled(refreshMs));
  const [adding, add] = useState(false);
  const [added, setAdded] = useState<RewardPartsFragment | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (result.data === undefined) return <QueryFallback result={result} blocks={['h-24', 'h-60']} />;
  const { rewards } = result.data;
  return (
    <div className="grid gap-5">
      <OutdatedNotice outdated={result.outdated} />
      <section aria-labelledby="rewards">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="rewards" className="text-base">
            What users can earn
          </h2>
          {isAdmin && (
            <Button ref={opener} variant="main" onClick={() => add(true)}>
              <PlusIcon size={16} />
              Add reward
            </Button>
          )}
        </div>
        {rewards.length === 0 ? (
          <p className="panel mt-3 max-w-none p-5">
            No rewards yet. Until you add one, the site tells users that referrals earn points and move them
            up.
          </p>
        ) : (
          <ul className="mt-3 grid gap-3">
            {rewards.map((reward) => (
              <RewardRow key={reward.id} reward={reward} isAdmin={isAdmin} />
            ))}
          </ul>
        )}
      </section>
      {rewards.length > 0 && <ClaimsTable rewards={rewards} />}
      {adding && (
        <RewardDialog
          reward={null}
          open
          opener={opener}
          onClose={() => add(false)}
          onAdded={(reward) => setAdded(reward.kind === 'CODE_POOL' ? reward : null)}
        />
      )}
      {added !== null && <CodesDialog reward={added} open opener={opener} onClose={() => setAdded(null)} />}
    </div>
  );
}

function RewardRow({ reward, isAdmin }: { reward: RewardPartsFragment; isAdmin: boolean }) {
  const { name, text, endsAt } = reward;
  const closed = closedText(reward);
  return (
    <li className="panel p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="flex flex-wrap items-center gap-2 text-base wrap-anywhere">
            <span>{name}</span>
            {closed !== null && <Badge tone="calm">{closed}</Badge>}
          </h3>
          <p>{takes(reward)}</p>
          {text !== '' && <p className="text-caption wrap-anywhere">{text}</p>}
          {endsAt !== null && (
            <p className="text-caption">
              <span>Until</span> <Moment at={endsAt} withTime />
            </p>
          )}
        </div>
        <Figures reward={reward} />
      </div>
      <CodesWarning reward={reward} />
      {isAdmin && <RewardActions reward={reward} />}
    </li>
  );
}

function Figures({
  reward: { reached, waiting, fulfilled, flagged, codesLeft, kind },
}: {
  reward: RewardPartsFragment;
}) {
  const figures = [
    { title: 'Reached', value: reached },
    { title: kind === 'CODE_POOL' ? 'Waiting for a code' : 'To fulfill', value: waiting },
    { title: 'Fulfilled', value: fulfilled },
    ...(flagged > 0 ? [{ title: 'Then lost', value: flagged }] : []),
    ...(codesLeft === null ? [] : [{ title: 'Codes left', value: codesLeft }]),
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {figures.map(({ title, value }) => (
        <div key={title} className="flex flex-col-reverse">
          <dt className="text-caption">{title}</dt>
          <dd className="figures text-base font-medium text-fg">{figure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says that the codes have run out, while that matters. */
function CodesWarning({ reward }: { reward: RewardPartsFragment }) {
  const { codesLeft, waiting } = reward;
  if (codesLeft !== 0 || (waiting === 0 && closedText(reward) !== null)) return null;
  return (
    <p className="mt-2 text-down">
      {waiting === 0
        ? 'No codes left. Add some, so users get one when they reach it.'
        : `No codes left. ${counted(waiting, 'user is', 'users are')} waiting for one.`}
    </p>
  );
}

function RewardActions({ reward }: { reward: RewardPartsFragment }) {
  const { id, name, kind, stoppedAt } = reward;
  const [opened, open] = useState<'edit' | 'codes' | null>(null);
  const opener = useRef<HTMLElement>(null);
  const stop = useAction(StopRewardDocument, { refetch: shownRewards, says: () => `${name} is stopped.` });
  const resume = useAction(ResumeRewardDocument, {
    refetch: shownRewards,
    says: () => `${name} can be earned again.`,
  });
  const dialog = { open: true, opener, onClose: () => open(null) };
  const openFrom = (what: 'edit' | 'codes', button: HTMLElement) => {
    opener.current = button;
    open(what);
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {stoppedAt === null && (
        <Button onClick={({ currentTarget }) => openFrom('edit', currentTarget)}>
          <span>Edit</span>
          <span className="sr-only">{` ${name}`}</span>
        </Button>
      )}
      {kind === 'CODE_POOL' && (
        <Button onClick={({ currentTarget }) => openFrom('codes', currentTarget)}>
          <span>Add codes</span>
          <span className="sr-only">{` to ${name}`}</span>
        </Button>
      )}
      {stoppedAt === null ? (
        <ConfirmedAction
          key="stop"
          verb="Stop"
          of={name}
          title={`Stop ${name}?`}
          action={stop}
          onConfirm={() => stop.run({ id })}
        >
          Nobody can reach it anymore, and it’s no longer shown. Those who have reached it keep it. You can
          resume it.
        </ConfirmedAction>
      ) : (
        <ConfirmedAction
          key="resume"
          verb="Resume"
          of={name}
          title={`Resume ${name}?`}
          action={resume}
          onConfirm={() => resume.run({ id })}
        >
          It’s shown again. Users who got enough referrals while it was stopped get it at once.
        </ConfirmedAction>
      )}
      {opened === 'edit' && <RewardDialog {...dialog} reward={reward} />}
      {opened === 'codes' && <CodesDialog {...dialog} reward={reward} />}
    </div>
  );
}
