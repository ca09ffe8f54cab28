import { useMutation } from '@apollo/client/react';
import { useRef, type SyntheticEvent } from 'react';
import { object } from 'yup';
import {
  LiftReportedSuppressionsDocument,
  SuppressionReportersDocument,
  SuppressionsDocument,
  type LiftReportedSuppressionsMutation,
  type SuppressionReportersQuery,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { counted, localMinute, momentOfLocal } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDetail, type Detail } from '../platform/use-detail.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';

type Reporter = SuppressionReportersQuery['suppressionReporters'][number];

interface Chosen {
  /** Null: the first reporter, and all that it reported. */
  readonly reporterId: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Asks whose reports to take back, and from when: for a key that leaked or a script that went wrong. */
export function LiftReportedDialog({ open, opener, onClose }: DialogOpening) {
  const result = useDetail(SuppressionReportersDocument, { fetchPolicy: 'network-only' });
  const reporters = result.data?.suppressionReporters ?? [];
  const first = useRef<HTMLInputElement>(null);
  const { form, errorOf, formProps, pending, failure, reporter, from, to } = useLiftForm(reporters, onClose);
  const { setFieldValue, setValues } = form;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      formProps={formProps}
      title="Undo reports"
      submit={reporter === undefined ? 'Close' : 'Allow these addresses again'}
      pending={pending}
      error={failure?.message ?? null}
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
              description: counted(suppressions, 'address', 'addresses'),
            }))}
            onChoose={(reporterId) => void setValues({ reporterId, from: null, to: null })}
          />
          <TextField
            ref={first}
            id="lift-from"
            label="From"
            type="datetime-local"
            value={from}
            error={errorOf('from')}
            onChange={({ target }) => void setFieldValue('from', target.value)}
          />
          <TextField
            id="lift-to"
            label="To"
            type="datetime-local"
            value={to}
            error={errorOf('to')}
            onChange={({ target }) => void setFieldValue('to', target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The form, and what it would send. */
function useLiftForm(reporters: readonly Reporter[], onDone: () => void) {
  const toasts = useToasts();
  const [lift] = useMutation(LiftReportedSuppressionsDocument, { refetchQueries: [SuppressionsDocument] });
  const chosenIn = ({ reporterId, from, to }: Chosen) => {
    const reporter = reporters.find(({ id }) => id === reporterId) ?? reporters[0];
    const all = reporter === undefined ? { from: '', to: '' } : spanOf(reporter);
    return { reporter, from: from ?? all.from, to: to ?? all.to };
  };
  const serverForm = useServerForm<Chosen, LiftReportedSuppressionsMutation>({
    values: { reporterId: null, from: null, to: null },
    schema: object(),
    send: (values) => {
      const chosen = chosenIn(values);
      const [start, end] = [momentOfLocal(chosen.from), momentOfLocal(chosen.to)];
      return lift({ variables: { input: { reporterId: chosen.reporter?.id ?? '', from: start, to: end } } });
    },
    onDone: ({ liftReportedSuppressions }) => {
      toasts.success(liftReportedSuppressions.message);
      onDone();
    },
  });
  const chosen = chosenIn(serverForm.form.values);
  const justClose = {
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      onDone();
    },
  };
  const formProps = chosen.reporter === undefined ? justClose : serverForm.formProps;
  return { ...serverForm, ...chosen, formProps };
}

/** There is none, or none yet: they are loading, or could not be loaded. */
function NoReporter({ result }: { result: Detail<SuppressionReportersQuery> }) {
  return result.data === undefined ? (
    <QueryFallback result={result} blocks={['h-24']} />
  ) : (
    <p>No address was reported by an API key or an account.</p>
  );
}

const minuteMs = 60_000;

/** All that it reported, in whole minutes of the browser's time. */
const spanOf = ({ firstAt, lastAt }: Reporter) => ({
  from: localMinute(Date.parse(firstAt)),
  to: localMinute(Date.parse(lastAt) + minuteMs),
});
