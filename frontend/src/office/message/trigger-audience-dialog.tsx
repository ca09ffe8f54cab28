import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import {
  MessageTriggersDocument,
  PreviewTriggerAudienceDocument,
  SetMessageTriggerDocument,
  type SegmentInput,
  type SegmentPartsFragment,
  type TriggerKind,
  type TriggerPartsFragment,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { segmentSchema } from '../mailing/mailing-schema.ts';
import {
  type MailingValues,
  newMailing,
  segmentFields,
  segmentOf,
  segmentValuesOf,
} from '../mailing/mailing-values.ts';
import { SegmentPreview } from '../mailing/segment-preview.tsx';
import { segmentAnswer, type SegmentAnswer, useSettledSegment } from '../mailing/use-segment-preview.ts';
import { Conditions } from '../mailing/who-step.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { triggerTexts } from './trigger-texts.ts';

interface AudienceDialogProps extends DialogOpening {
  setting: TriggerPartsFragment;
}

/** Who gets a message that sends itself, with how many they are now. */
export function AudienceDialog({ setting, ...opening }: AudienceDialogProps) {
  const { kind } = setting;
  const box = useRef<HTMLDivElement>(null);
  const { form, errorOf, failure, formProps, pending } = useAudienceForm(setting, opening.onClose);
  const isFaulty = segmentFields.some((name) => form.errors[name] !== undefined);
  const answer = useTriggerAudience(kind, isFaulty ? null : segmentOf(form.values));
  return (
    <FormDialog
      {...opening}
      formProps={formProps}
      title="Who gets it"
      submit="Save"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={box}
    >
      <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
        <p>All conditions must match when the message is written. Without any, all users get it.</p>
        <Conditions
          form={{ values: form.values, errorOf, set: (name, value) => void form.setFieldValue(name, value) }}
        />
        <SegmentPreview
          kind="BROADCAST"
          unsubscribed={triggerTexts[kind].unsubscribed}
          answer={answer}
          wanted={null}
        />
      </div>
    </FormDialog>
  );
}

function useAudienceForm({ kind, isOn, delayMinutes, segment }: TriggerPartsFragment, onClose: () => void) {
  const toasts = useToasts();
  const [save] = useMutation(SetMessageTriggerDocument, { refetchQueries: [MessageTriggersDocument] });
  return useServerForm<MailingValues & Record<string, unknown>, object>({
    values: valuesOf(segment),
    schema: segmentSchema,
    send: (values) =>
      save({
        variables: {
          input: { ...{ kind, isOn, delayMinutes }, segment: isEveryone(values) ? null : segmentOf(values) },
        },
      }),
    onDone: () => {
      toasts.success('Saved who gets it.');
      onClose();
    },
  });
}

const valuesOf = (segment: SegmentPartsFragment | null): MailingValues & Record<string, unknown> => ({
  ...newMailing(''),
  ...(segment === null ? {} : segmentValuesOf(segment)),
});

const isEveryone = (values: MailingValues): boolean =>
  JSON.stringify(segmentOf(values)) === JSON.stringify(segmentOf(newMailing('')));

/** Counts who could get it, once the segment has stayed the same for a moment. */
function useTriggerAudience(kind: TriggerKind, segment: SegmentInput | null): SegmentAnswer {
  const settled = useSettledSegment(segment);
  const asked = useDetail(PreviewTriggerAudienceDocument, {
    variables: { kind, segment: settled },
    fetchPolicy: 'no-cache',
  });
  return segmentAnswer(asked, segment, settled, ({ previewTriggerAudience }) => previewTriggerAudience);
}
