import { AmbassadorsDocument, SetAmbassadorStatusDocument } from '../../generated/office.ts';
import { useAction } from '../platform/use-action.ts';
import { Badge } from '../ui/badge.tsx';
import { Select } from '../ui/select.tsx';
import { type Application, nameOf, statusOf, statusOptions, statusTexts } from './application.ts';
import { useHasRole } from '../platform/me.ts';

const tones = { NEW: 'calm', CONTACTED: 'calm', ACCEPTED: 'good', DECLINED: 'danger' } as const;

/** The team's progress with an application; an EDITOR changes it here. */
export function StatusMenu({ application }: { application: Application }) {
  const { id, status } = application;
  // Also after a failure: someone else may have changed it.
  const { pending, error, run } = useAction(SetAmbassadorStatusDocument, {
    refetch: [AmbassadorsDocument],
    says: ({ setAmbassadorStatus }) => `${nameOf(application)}: ${statusTexts[setAmbassadorStatus.status]}.`,
  });
  const mayReview = useHasRole('EDITOR');
  if (!mayReview) return <Badge tone={tones[status]}>{statusTexts[status]}</Badge>;
  const choose = (text: string) => {
    const chosen = statusOf(text);
    if (chosen !== null && chosen !== status) void run({ id, status: chosen, from: status });
  };
  return (
    <span className="grid gap-1">
      <Select
        label={`Status of ${nameOf(application)}`}
        value={status}
        options={statusOptions}
        disabled={pending}
        onChoose={choose}
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
