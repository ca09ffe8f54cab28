import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { codesAtOnce, codesFault, readCodes } from '@waitlist/backend/reward-form';
import { AddRewardCodesDocument, type RewardPartsFragment } from '../../generated/office.ts';
import { attempt } from '../../platform/attempt.ts';
import { Button } from '../../ui/button.tsx';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { counted, figure } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { shownRewards } from './shown-rewards.ts';

/** Files have to fit in the browser's memory. */
const fileMaxBytes = 20 * 1024 * 1024;

interface CodesDialogProps extends DialogOpening {
  reward: RewardPartsFragment;
}

/** Adds codes to a reward, typed or from a file. */
export function CodesDialog({ reward, ...opening }: CodesDialogProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { upload, sent } = useUpload(reward, opening.onClose);
  const codes = readCodes(text);
  const submit = async () => {
    const wrong = codesFault(codes);
    setFault(wrong);
    if (wrong !== null) return box.current?.focus();
    setFault(await upload(codes));
  };
  const read = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    if (chosen.size > fileMaxBytes) return setFault('The file has more than 20 MB. Split it');
    const content = await chosen.text();
    if (/[\0\uFFFD]/.test(content))
      return setFault('This file isn’t text in UTF-8. Save it as a CSV file in UTF-8, and choose that');
    setFault(null);
    setText(readCodes(content).join('\n'));
  };
  return (
    <FormDialog
      {...opening}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault();
          if (sent === null) void submit();
        },
      }}
      title={`Add codes to ${reward.name}`}
      submit={codes.length === 0 ? 'Add codes' : `Add ${counted(codes.length, 'code', 'codes')}`}
      pending={sent !== null}
      error={null}
      initialFocus={box}
    >
      <TextAreaField
        ref={box}
        id="reward-codes"
        label="Codes"
        hint="One on each line. In a CSV file, they are the first column. Codes it already has are left out."
        rows={6}
        value={text}
        spellCheck={false}
        onChange={({ target }) => {
          setFault(null);
          setText(target.value);
        }}
        error={fault ?? undefined}
      />
      <CodeFile onChoose={(chosen) => void read(chosen)} />
      <p role="status" className="text-caption">
        {sent !== null && `${figure(sent)} of ${figure(codes.length)} sent`}
      </p>
    </FormDialog>
  );
}

function CodeFile({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="File with codes"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button onClick={() => file.current?.click()}>Choose a file</Button>
    </div>
  );
}

/** Sends codes a few hundred at a time. What was sent stays, and sending it again adds nothing. */
function useUpload({ id, name }: RewardPartsFragment, onDone: () => void) {
  const client = useApolloClient();
  const toasts = useToasts();
  const [sent, setSent] = useState<number | null>(null);
  const upload = async (codes: readonly string[]): Promise<string | null> => {
    let added = 0;
    let failure: string | null = null;
    for (let from = 0; from < codes.length && failure === null; from += codesAtOnce) {
      setSent(from);
      const variables = { id, codes: codes.slice(from, from + codesAtOnce) };
      const outcome = await attempt(() => client.mutate({ mutation: AddRewardCodesDocument, variables }));
      if (outcome.ok) added += outcome.data.addRewardCodes.added;
      else
        failure =
          from === 0
            ? outcome.error.message
            : `${outcome.error.message} The first ${figure(from)} codes are saved. Send them all again to add the rest.`;
    }
    await client.refetchQueries({ include: shownRewards }).catch(() => undefined);
    setSent(null);
    if (failure !== null) return failure;
    const known = codes.length - added;
    const rest = known === 0 ? '' : ` ${counted(known, 'was', 'were')} there already.`;
    toasts.success(`${counted(added, 'code is', 'codes are')} added to ${name}.${rest}`);
    onDone();
    return null;
  };
  return { upload, sent };
}
