import { useId, type ComponentProps, type RefObject } from 'react';
import type { FormikProps } from 'formik';
import type { WebhookEndpointsQuery } from '../../generated/office.ts';
import { TextField } from '../../ui/text-field.tsx';
import { EventChecks } from './event-checks.tsx';

export interface EndpointValues {
  readonly url: string;
  readonly description: string;
  readonly types: string[];
  readonly personalData: boolean;
  readonly batchSize: number;
  readonly perSecond: number;
  /** Only used for a new endpoint. */
  readonly fromStart: boolean;
}

type FieldName = 'url' | 'description' | 'batchSize' | 'perSecond';

interface EndpointFieldsProps {
  serverForm: {
    readonly form: Pick<FormikProps<EndpointValues>, 'values' | 'setFieldValue'>;
    readonly field: (
      name: FieldName,
    ) => Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;
    readonly errorOf: (name: 'types') => string | undefined;
  };
  eventTypes: WebhookEndpointsQuery['webhookEventTypes'];
  urlBox: RefObject<HTMLInputElement | null>;
  isNew: boolean;
}

/** The settings of an endpoint. */
export function EndpointFields({ serverForm, eventTypes, urlBox, isNew }: EndpointFieldsProps) {
  const { form, field, errorOf } = serverForm;
  const { types, personalData, fromStart } = form.values;
  return (
    <>
      <TextField
        ref={urlBox}
        id="endpoint-url"
        label="URL"
        hint="Where requests go, such as https://example.com/webhooks"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        {...field('url')}
      />
      <TextField
        id="endpoint-description"
        label="Description (optional)"
        autoComplete="off"
        maxLength={100}
        {...field('description')}
      />
      <EventChecks
        eventTypes={eventTypes}
        chosen={types}
        error={errorOf('types')}
        onChoose={(chosen) => void form.setFieldValue('types', chosen)}
      />
      <Check
        label="Include personal data"
        hint="Names, email addresses and phone numbers."
        checked={personalData}
        onChange={(checked) => void form.setFieldValue('personalData', checked)}
      />
      {isNew && (
        <Check
          label="Include past events"
          hint="Sends every join and credit so far, oldest first."
          checked={fromStart}
          onChange={(checked) => void form.setFieldValue('fromStart', checked)}
        />
      )}
      <Pace field={field} />
    </>
  );
}

/** How much is sent at a time, and how often. */
function Pace({ field }: Pick<EndpointFieldsProps['serverForm'], 'field'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        id="endpoint-batch-size"
        label="Events per request"
        hint="1 to 100; 2 or more: sent in batches"
        type="number"
        min={1}
        max={100}
        {...field('batchSize')}
      />
      <TextField
        id="endpoint-per-second"
        label="Requests per second"
        hint="At most this many, 1 to 1,000"
        type="number"
        min={1}
        max={1000}
        {...field('perSecond')}
      />
    </div>
  );
}

interface CheckProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ label, hint, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <label className="flex gap-3">
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={id}
        className="mt-0.5 size-4 shrink-0 accent-data"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span className="block font-medium text-fg">{label}</span>
        <span id={id} className="block text-caption">
          {hint}
        </span>
      </span>
    </label>
  );
}
