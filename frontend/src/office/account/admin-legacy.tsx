import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  AdminLegacyDocument,
  type AdminLegacyQuery,
  type AdminPartsFragment,
} from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards, type RadioCard } from '../ui/radio-cards.tsx';

type Legacy = AdminLegacyQuery['adminLegacy'];
type Choice = 'pause' | 'take-over';

/** What happens to the webhooks and mailings of an admin who is removed or demoted, and whether that is known yet. */
export interface LegacyChoice {
  readonly takeOver: boolean;
  readonly isLoading: boolean;
  readonly legacy: Legacy | null;
  readonly failed: boolean;
  choose(choice: Choice): void;
}

/** Asks what an admin leaves. @param wanted whether they are about to be removed or demoted. */
export function useLegacyChoice(admin: AdminPartsFragment, wanted: boolean): LegacyChoice {
  const [choice, choose] = useState<Choice>('pause');
  const leaves = wanted && admin.role === 'ADMIN' && admin.state === 'ACTIVE';
  const { data, loading, error } = useQuery(
    AdminLegacyDocument,
    leaves ? { variables: { id: admin.id }, fetchPolicy: 'network-only' } : skipToken,
  );
  const legacy = leaves ? (data?.adminLegacy ?? null) : null;
  return {
    takeOver: leaves && choice === 'take-over',
    isLoading: leaves && loading && legacy === null,
    legacy,
    failed: leaves && error !== undefined,
    choose,
  };
}

/** Lists what an admin leaves, and asks whether it is paused or taken over. */
export function AdminLegacy({ takeOver, isLoading, legacy, failed, choose }: LegacyChoice) {
  if (isLoading) return <p className="mt-4 text-caption text-fg-3">Checking what they created …</p>;
  if (failed)
    return (
      <Notice tone="danger" className="mt-4">
        We couldn’t check what they created. If you continue, their webhooks with personal data, waves and
        broadcasts are paused.
      </Notice>
    );
  if (legacy === null) return null;
  const { webhookEndpoints, mailings, apiKeys } = legacy;
  if (webhookEndpoints.length + mailings.length + apiKeys.length === 0) return null;
  return (
    <div className="mt-4 grid gap-4">
      <dl className="grid gap-2 text-caption">
        <Left title="Webhooks with personal data" names={webhookEndpoints.map(({ name }) => name)} />
        <Left
          title="Waves and broadcasts"
          names={mailings.map(({ name, isRunning }) => `${name} (${isRunning ? 'running' : 'scheduled'})`)}
        />
        <Left title="API keys, which are revoked" names={apiKeys.map(({ name }) => name)} />
      </dl>
      {webhookEndpoints.length + mailings.length > 0 && (
        <RadioCards
          legend="What happens to their webhooks, waves and broadcasts?"
          value={takeOver ? 'take-over' : 'pause'}
          options={choices}
          onChoose={choose}
        />
      )}
    </div>
  );
}

const choices: readonly RadioCard<Choice>[] = [
  { value: 'pause', name: 'Pause them', description: 'Nothing is lost. Scheduled ones become drafts.' },
  { value: 'take-over', name: 'Take them over', description: 'They continue under your name.' },
];

const namedAtMost = 5;

function Left({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - namedAtMost;
  return (
    <div>
      <dt className="text-fg-3">{title}</dt>
      <dd className="wrap-anywhere text-fg">
        <span>{names.slice(0, namedAtMost).join(', ')}</span>
        <span>{more > 0 && ` and ${more} more`}</span>
      </dd>
    </div>
  );
}
