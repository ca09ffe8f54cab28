import type { ReactNode } from 'react';
import type { MailingKind } from '../../generated/office.ts';
import { capitalized } from '../ui/format.ts';
import { TextField } from '../../ui/text-field.tsx';
import { Segments } from '../ui/segments.tsx';
import { kindWords } from './mailing-kinds.ts';
import { sendingTime } from './sending-time.ts';
import type { MailingForm } from './use-mailing-form.ts';
import type { SegmentAnswer } from './use-segment-preview.ts';

interface PaceStepProps {
  kind: MailingKind;
  form: MailingForm;
  preview: SegmentAnswer['preview'];
  /** Fields of the kind. */
  children?: ReactNode;
}

/** How fast it is sent, and when it starts. */
export function PaceStep({ kind, form, preview, children }: PaceStepProps) {
  const { perHour } = form.values;
  const { messages } = kindWords[kind];
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          id="mailing-per-hour"
          label={`${capitalized(messages)} per hour`}
          hint={
            preview !== null && perHour !== '' && perHour > 0
              ? `Sending takes ${sendingTime(preview.people, perHour)}.${preview.textMessages > 0 ? ' Text messages have a limit of their own and can take longer.' : ''}`
              : '1 to 1,000,000'
          }
          type="number"
          min={1}
          max={1_000_000}
          {...form.field('perHour')}
        />
        <div className="contents">{children}</div>
      </div>
      <Start form={form} />
    </div>
  );
}

function Start({ form: { values, field, set } }: Pick<PaceStepProps, 'form'>) {
  return (
    <div className="grid justify-items-start gap-2">
      <p aria-hidden="true" className="text-sm font-medium text-fg">
        Start
      </p>
      <Segments
        label="Start"
        value={values.start}
        options={[
          { value: 'now', text: 'Now' },
          { value: 'later', text: 'At a date and time' },
        ]}
        onChoose={(chosen) => set('start', chosen)}
      />
      {values.start === 'later' && (
        <TextField
          id="mailing-starts-at"
          label="Date and time"
          hint="In your time zone. Not part of a draft: choose it when you send."
          type="datetime-local"
          {...field('startsAt')}
        />
      )}
    </div>
  );
}
