import { useEffect, useId, useRef, useState } from 'react';
import { EmailListsDocument } from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { useHasRole } from '../platform/me.ts';
import { Button } from '../../ui/button.tsx';
import { counted, figure, fullDay } from '../ui/format.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { uploadEmails, type UploadOutcome } from './upload-emails.ts';

interface EmailListFieldProps {
  /** The chosen list; empty: none. */
  value: string;
  onChoose: (listId: string) => void;
  error: string | undefined;
}

/** An uploaded list that users must be on. Admins can upload or paste another. */
export function EmailListField({ value, onChoose, error }: EmailListFieldProps) {
  const mayUpload = useHasRole('ADMIN');
  const { data, retry } = useDetail(EmailListsDocument);
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
            retry();
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
  const [isPasting, setPasting] = useState(false);
  const upload = async (list: Blob, name: string) => {
    setPending(true);
    setOutcome(null);
    const answer = await uploadEmails(list, name);
    setPending(false);
    setOutcome(answer);
    if (box.current !== null) box.current.value = ''; // the same file can be chosen again
    if (!answer.ok) return;
    setPasting(false);
    onUploaded(answer.list.listId);
  };
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <input
        ref={box}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label="CSV file with email addresses"
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void upload(file, file.name);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={hint} pending={pending} onClick={() => box.current?.click()}>
          Upload CSV
        </Button>
        <Button aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          Paste emails
        </Button>
      </div>
      {isPasting && (
        <Pasted
          pending={pending}
          onSave={(text) => void upload(new Blob([text]), `Pasted on ${fullDay(new Date().toISOString())}`)}
        />
      )}
      <p id={hint} className="text-caption text-fg-3">
        Only users on the waitlist get the message. The list is deleted after 30 days.
      </p>
      <div role="status" className="w-full empty:hidden">
        {outcome !== null && <Outcome outcome={outcome} />}
      </div>
    </div>
  );
}

function Pasted({ pending, onSave }: { pending: boolean; onSave: (text: string) => void }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div className="grid w-full grid-cols-1 justify-items-start gap-2 [&>:first-child]:w-full">
      <TextAreaField
        ref={box}
        id="mailing-pasted"
        label="Emails"
        hint="One per line, or separated by commas or semicolons"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button pending={pending} onClick={() => onSave(text)}>
        Save list
      </Button>
    </div>
  );
}

function Outcome({ outcome }: { outcome: UploadOutcome }) {
  if (!outcome.ok) return <Notice tone="danger">{outcome.message}</Notice>;
  const { lines, valid, duplicates, invalid, faults } = outcome.list;
  return (
    <Notice tone="calm">
      <p>
        {`${counted(lines, 'line', 'lines')}: ${counted(valid, 'email', 'emails')}, ${figure(duplicates)} repeated, ${figure(invalid)} invalid.`}
      </p>
      {faults.length > 0 && (
        <details className="mt-1.5">
          <summary className="w-max font-medium text-fg">
            {invalid > faults.length ? `View the first ${faults.length} invalid` : 'View invalid'}
          </summary>
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
