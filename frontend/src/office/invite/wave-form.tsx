import { useLazyQuery, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  CreateInviteWaveDocument,
  InviteWaveDocument,
  UpdateInviteWaveDocument,
  type TemplatePartsFragment,
  type WavePartsFragment,
} from '../../generated/office.ts';
import { MailingForm } from '../mailing/mailing-form.tsx';
import { copyOf, originOf } from '../mailing/mailing-values.ts';
import { exactLength } from '../mailing/sending-time.ts';
import { useMailingForm, type MailingCalls } from '../mailing/use-mailing-form.ts';
import { counted } from '../ui/format.ts';
import { TextField } from '../../ui/text-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import {
  inputOf,
  minutesOf,
  newWave,
  valuesOf,
  waveFieldOfServer,
  waveSchema,
  type WaveValues,
} from './wave-values.ts';

interface WaveFormProps {
  /** Null: a new one. */
  wave: WavePartsFragment | null;
  /** Whether a new one is to be like it. */
  isCopied?: boolean;
  templates: readonly TemplatePartsFragment[];
}

/** Prepares a wave. */
export function WaveForm({ wave, isCopied = false, templates }: WaveFormProps) {
  const calls = useWaveCalls();
  const [now] = useState(() => new Date());
  const [address] = useSearchParams();
  const form = useMailingForm<WaveValues>({
    ...originOf(isCopied ? null : wave, 'wave', address),
    values:
      wave === null
        ? { ...newWave(now, address), templateId: templates[0]?.id ?? '' }
        : isCopied
          ? copyOf(valuesOf(wave))
          : valuesOf(wave),
    schema: waveSchema,
    templates,
    fieldOfServer: waveFieldOfServer,
    calls,
  });
  return (
    <MailingForm
      kind="INVITE"
      form={form}
      templates={templates}
      pace={{ name: 'Pace', more: ' and end' }}
      paceFields={<Terms field={form.field} />}
      ownText={{ term: 'Invitations', of: (values) => termsText(values as WaveValues) }}
      consequences={`${termsText(form.values)}Everyone invited leaves the ranking, and users behind them move up.`}
    />
  );
}

function useWaveCalls(): MailingCalls<WaveValues> {
  const [load] = useLazyQuery(InviteWaveDocument, { fetchPolicy: 'network-only' });
  const [create] = useMutation(CreateInviteWaveDocument);
  const [update] = useMutation(UpdateInviteWaveDocument);
  const saved = (payload: { message: string; wave: WavePartsFragment } | undefined) =>
    payload && { message: payload.message, mailing: payload.wave.mailing };
  return {
    create: async (values) => {
      const { data, error } = await create({ variables: { input: inputOf(values) } });
      return { data: saved(data?.createInviteWave), error };
    },
    update: async (id, values) => {
      const { data, error } = await update({
        variables: { id, revision: values.revision, input: inputOf(values) },
      });
      return { data: saved(data?.updateInviteWave), error };
    },
    load: async (id) => {
      const { data } = await load({ variables: { id } });
      const wave = data?.inviteWave;
      return wave?.mailing.state === 'DRAFT' ? valuesOf(wave) : null;
    },
  };
}

/** How long invitations can be accepted, and reminders. */
function Terms({ field }: Pick<ReturnType<typeof useMailingForm<WaveValues>>, 'field'>) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-2">
        <TextField
          id="wave-expires"
          label="Expires after"
          hint="From when it is sent"
          type="number"
          min={1}
          {...field('expiresIn')}
        />
        <SelectField
          id="wave-expires-unit"
          label="Unit"
          options={(['days', 'hours', 'minutes'] as const).map((unit) => ({ value: unit, text: unit }))}
          {...field('expiresUnit')}
        />
      </div>
      <TextField
        id="wave-reminder"
        label="Reminder (optional)"
        hint="Days before the invitation expires"
        type="number"
        min={1}
        {...field('firstReminder')}
      />
      <TextField
        id="wave-second-reminder"
        label="Second reminder (optional)"
        hint="Days before the invitation expires"
        type="number"
        min={1}
        {...field('secondReminder')}
      />
    </>
  );
}

/** `Each invitation expires after 14 days, with a reminder 3 days before. ` */
function termsText({ expiresIn, expiresUnit, firstReminder, secondReminder }: WaveValues): string {
  const expires = minutesOf(expiresIn, expiresUnit);
  if (expires === null || expires <= 0) return '';
  const days = [firstReminder, secondReminder].filter((each) => each !== '');
  const reminders =
    days.length === 0
      ? ''
      : `, with a reminder ${days.map((each) => counted(each, 'day', 'days')).join(' and ')} before`;
  return `Each invitation expires after ${exactLength(expires)}${reminders}. `;
}
