import { useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import {
  LiftReportedSuppressionsDocument,
  SuppressionReportersDocument,
  SuppressionsDocument,
  type SuppressionReportersQuery,
} from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useCall } from '../platform/use-call.ts';
import type { DialogOpening } from '../ui/dialog-opening.ts';
import { counted } from '../ui/figures.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Input } from '../ui/input.tsx';
import { localMinute, momentOfLocal } from '../ui/local-minute.ts';
import { QueryFallback, type QueryProgress } from '../ui/query-fallback.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';

type Reporter = SuppressionReportersQuery['suppressionReporters'][number];

interface Span {
  /** In the browser's local time, as a field has it. */
  readonly from: string;
  readonly to: string;
}

/** Asks whose reports to take back, and from when: for a key that leaked or a script that went wrong. */
export function LiftReportedDialog({ open, opener, onClose }: DialogOpening) {
  const result = useQuery(SuppressionReportersDocument, { fetchPolicy: 'network-only' });
  const reporters = result.data?.suppressionReporters ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [entered, setEntered] = useState<Span | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const toasts = useToasts();
  const { pending, error, run } = useCall();
  const [lift] = useMutation(LiftReportedSuppressionsDocument);
  const reporter = reporters.find(({ id }) => id === chosen) ?? reporters[0];
  const span = entered ?? (reporter === undefined ? { from: '', to: '' } : spanOf(reporter));
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (reporter === undefined) return onClose();
    const input = { reporterId: reporter.id, from: momentOfLocal(span.from), to: momentOfLocal(span.to) };
    const done = await run(() => lift({ variables: { input }, refetchQueries: [SuppressionsDocument] }));
    if (done === null) return;
    toasts.success(done.liftReportedSuppressions.message);
    onClose();
  };
  const fields = error?.fields ?? {};
  return (
    <FormDialog
      open={open}
      onCancel={onClose}
      formProps={{ onSubmit: (event) => void submit(event) }}
      title="Undo reports"
      submit={reporter === undefined ? 'Close' : 'Allow these addresses again'}
      pending={pending}
      error={error !== null && Object.keys(fields).length === 0 ? error.message : null}
      initialFocus={first}
      opener={opener}
    >
      {reporter === undefined ? (
        <NoReporter result={result} />
      ) : (
        <>
          <p>
            Addresses that one key or account reported in this time get messages again. What users asked for
            themselves stays.
          </p>
          <RadioCards
            legend="Reported by"
            value={reporter.id}
            options={reporters.map(({ id, name, suppressions }) => ({
              value: id,
              name,
              can: counted(suppressions, 'address', 'addresses'),
            }))}
            onChoose={(id) => {
              setChosen(id);
              setEntered(null);
            }}
          />
          <SpanFields span={span} fields={fields} first={first} onEnter={setEntered} />
        </>
      )}
    </FormDialog>
  );
}

/** There is none, or none yet: they are loading, or could not be loaded. */
function NoReporter({
  result,
}: {
  result: QueryProgress & { data?: SuppressionReportersQuery | undefined };
}) {
  return result.data === undefined ? (
    <QueryFallback result={result} blocks={['h-24']} />
  ) : (
    <p>No address was reported by an API key or an account.</p>
  );
}

interface SpanFieldsProps {
  span: Span;
  fields: Readonly<Record<string, string>>;
  first: RefObject<HTMLInputElement | null>;
  onEnter: (span: Span) => void;
}

function SpanFields({ span, fields, first, onEnter }: SpanFieldsProps) {
  return (
    <>
      <Input
        ref={first}
        id="lift-from"
        label="From"
        type="datetime-local"
        value={span.from}
        error={fields['from']}
        onChange={({ target }) => onEnter({ ...span, from: target.value })}
      />
      <Input
        id="lift-to"
        label="To"
        type="datetime-local"
        value={span.to}
        error={fields['to']}
        onChange={({ target }) => onEnter({ ...span, to: target.value })}
      />
    </>
  );
}

const minuteMs = 60_000;

/** All that it reported, in whole minutes of the browser's time. */
const spanOf = ({ firstAt, lastAt }: Reporter) => ({
  from: localMinute(Date.parse(firstAt)),
  to: localMinute(Date.parse(lastAt) + minuteMs),
});
