import { useId, useRef, useState } from 'react';
import { useEmailListsQuery } from '../../generated/operations.ts';
import { Notice } from '../../ui/notice.tsx';
import { useHasRole } from '../platform/use-has-role.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { counted, figure, fullDay } from '../ui/figures.ts';
import { SelectField } from '../ui/select-field.tsx';
import { uploadEmails, type UploadOutcome } from './upload-emails.ts';

interface EmailListFieldProps {
  /** The chosen list; empty: none. */
  value: string;
  onChoose: (listId: string) => void;
  error: string | undefined;
}

/** An uploaded list that users must be on. Admins can upload another. */
export function EmailListField({ value, onChoose, error }: EmailListFieldProps) {
  const mayUpload = useHasRole('ADMIN');
  const { data, refetch } = useEmailListsQuery({ fetchPolicy: 'cache-and-network' });
  const lists = data?.emailLists ?? [];
  const options = lists.map(({ id, name, createdAt, valid }) => ({
    value: id,
    text: `${name} (${counted(valid, 'email', 'emails')}, ${fullDay(createdAt)})`,
  }));
  const known = value === '' || lists.some(({ id }) => id === value);
  return (
    <div className="min-w-0">
      <SelectField
        id="mailing-email-list"
        label="Email list"
        hint={mayUpload ? undefined : 'An admin can upload lists.'}
        error={error}
        value={value}
        options={[
          { value: '', text: 'No list' },
          ...options,
          ...(known ? [] : [{ value, text: 'An uploaded list' }]),
        ]}
        onChange={({ target }) => onChoose(target.value)}
      />
      {mayUpload && (
        <Upload
          onUploaded={(listId) => {
            onChoose(listId);
            void refetch().catch(() => undefined);
          }}
        />
      )}
    </div>
  );
}

function Upload({ onUploaded }: { onUploaded: (listId: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<UploadOutcome | null>(null);
  const upload = async (file: File) => {
    setPending(true);
    setOutcome(null);
    const answer = await uploadEmails(file);
    setPending(false);
    setOutcome(answer);
    if (box.current !== null) box.current.value = ''; // the same file can be chosen again
    if (answer.ok) onUploaded(answer.list.listId);
  };
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <input
        ref={box}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file with email addresses"
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void upload(file);
        }}
      />
      <ActionButton aria-describedby={hint} pending={pending} onClick={() => box.current?.click()}>
        Upload CSV
      </ActionButton>
      <p id={hint} className="text-caption text-fg-3">
        Only users on the waitlist get the message. The list is deleted after 30 days.
      </p>
      <div role="status" className="w-full empty:hidden">
        {outcome !== null && <Outcome outcome={outcome} />}
      </div>
    </div>
  );
}

function Outcome({ outcome }: { outcome: UploadOutcome }) {
  if (!outcome.ok) return <Notice tone="trouble">{outcome.message}</Notice>;
  const { lines, valid, duplicates, invalid, faults } = outcome.list;
  return (
    <Notice tone="calm">
      <p>
        {counted(lines, 'line', 'lines')}: {counted(valid, 'email', 'emails')}, {figure(duplicates)} repeated,{' '}
        {figure(invalid)} invalid.
      </p>
      {faults.length > 0 && (
        <details className="mt-1.5">
          <summary className="w-max font-medium text-fg">View invalid lines</summary>
          <ul className="mt-1 max-h-40 overflow-y-auto text-caption wrap-anywhere">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  );
}
