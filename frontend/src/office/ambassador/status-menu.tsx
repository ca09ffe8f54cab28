import { useApolloClient, useMutation } from '@apollo/client/react';
import { AmbassadorsDocument, SetAmbassadorStatusDocument } from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useCall } from '../platform/use-call.ts';
import { Badge } from '../ui/badge.tsx';
import { Select } from '../ui/select.tsx';
import { type Application, nameOf, statusOf, statusOptions, statusTexts } from './application.ts';
import { useHasRole } from '../platform/use-has-role.ts';

const tones = { NEW: 'calm', CONTACTED: 'calm', ACCEPTED: 'good', DECLINED: 'bad' } as const;

/** The team's progress with an application; an EDITOR changes it here. */
export function StatusMenu({ application }: { application: Application }) {
  const { id, status } = application;
  const toasts = useToasts();
  const { pending, error, run } = useCall();
  const client = useApolloClient();
  const [set] = useMutation(SetAmbassadorStatusDocument);
  const mayReview = useHasRole('EDITOR');
  if (!mayReview) return <Badge tone={tones[status]}>{statusTexts[status]}</Badge>;
  const choose = async (text: string) => {
    const chosen = statusOf(text);
    if (chosen === null || chosen === status) return;
    // Also after a failure: someone else may have changed it.
    const data = await run(() =>
      set({ variables: { id, status: chosen, from: status } }).finally(() =>
        client.refetchQueries({ include: [AmbassadorsDocument] }),
      ),
    );
    if (data !== null) toasts.success(`${nameOf(application)}: ${statusTexts[chosen]}.`);
  };
  return (
    <span className="grid gap-1">
      <Select
        label={`Status of ${nameOf(application)}`}
        value={status}
        options={statusOptions}
        disabled={pending}
        onChoose={(text) => void choose(text)}
        className="w-32"
      />
      {error !== null && (
        <span role="alert" className="max-w-48 text-caption whitespace-normal text-down">
          {error.message}
        </span>
      )}
    </span>
  );
}
