import { useEffect, useRef, useState } from 'react';
import { useAppealHoldsMutation, type OwnHoldsPartsFragment } from '../../generated/site/status.ts';
import { fieldMessage } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { sitePaths } from '../platform/site-paths.ts';
import type { StatusData } from './use-status.ts';

let dayFormat: Intl.DateTimeFormat | undefined;

function dayOf(moment: string): string {
  dayFormat ??= new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long' });
  return dayFormat.format(new Date(moment));
}

const invitations = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'invitation' : 'invitations'}`;

/**
 * Points that were given, and how many invitations are being checked or not counted, never which, never why; nothing
 * where all points are for invitations that count.
 */
export function OwnHolds({ status }: { status: StatusData }) {
  const [known, setKnown] = useState({ version: status.version, holds: status.holds });
  if (known.version !== status.version) setKnown({ version: status.version, holds: status.holds });
  const { holds } = known;
  if (holds === null) return null;
  const { checking, checkedBy, notCounted, granted, appeal, mayAppeal } = holds;
  if (checking + notCounted + granted.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-2">
      {granted.map(({ points, reason, at }) => (
        <p key={at} className="mt-2 text-small wrap-anywhere">
          {`You were given ${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}: ${reason}`}
        </p>
      ))}
      {checking > 0 && (
        <p className="mt-2 text-small">
          {`${invitations(checking)} ${checking === 1 ? 'is' : 'are'} being checked. ${checking === 1 ? 'It counts' : 'They count'} once checked${checkedBy === null ? '' : `, by ${dayOf(checkedBy)}`}.`}
        </p>
      )}
      {notCounted > 0 && (
        <p className="mt-2 text-small">
          {`${invitations(notCounted)} ${notCounted === 1 ? 'was' : 'were'} not counted.`}
        </p>
      )}
      {appeal !== null && <Appeal appeal={appeal} />}
      {mayAppeal && <AskAgain onAsked={(after) => setKnown({ version: status.version, holds: after })} />}
      <p className="mt-3 text-small">
        <a href={sitePaths.fairPlay} className="text-link">
          How points are counted
        </a>
      </p>
    </div>
  );
}

function Appeal({ appeal }: { appeal: NonNullable<OwnHoldsPartsFragment['appeal']> }) {
  if (appeal.answer === null)
    return (
      <p className="mt-2 text-small">
        {`You asked us on ${dayOf(appeal.askedAt)} to look again. We’ll write to you.`}
      </p>
    );
  return (
    <div className="mt-3 border-l-2 border-line-2 pl-4 text-small">
      <p className="font-medium text-fg">{`Our answer, ${dayOf(appeal.answeredAt ?? appeal.askedAt)}`}</p>
      <p className="wrap-anywhere whitespace-pre-line">{appeal.answer}</p>
    </div>
  );
}

function AskAgain({ onAsked }: { onAsked: (holds: OwnHoldsPartsFragment) => void }) {
  const [isOpen, open] = useState(false);
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const area = useRef<HTMLTextAreaElement>(null);
  const [appeal] = useAppealHoldsMutation();
  const toasts = useToasts();
  useEffect(() => {
    if (isOpen) area.current?.focus();
  }, [isOpen]);
  const send = async () => {
    setPending(true);
    const answer = await attempt(() => appeal({ variables: { text } }));
    setPending(false);
    if (!answer.ok) {
      setProblem(fieldMessage(answer.error));
      return area.current?.focus();
    }
    toasts.success('We’ll look again, and write to you.');
    onAsked(answer.data.appealHolds);
  };
  if (!isOpen)
    return (
      <Button className="mt-3" onClick={() => open(true)}>
        Ask us to look again
      </Button>
    );
  return (
    <form
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void send();
      }}
    >
      <TextAreaField
        ref={area}
        id="appeal"
        label="What should we look at?"
        hint="Such as who your friends are, or how you know each other."
        rows={4}
        maxLength={1000}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="main" pending={pending}>
        Send
      </Button>
    </form>
  );
}
