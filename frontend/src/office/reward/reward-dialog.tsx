import { useMutation } from '@apollo/client/react';
import { string } from 'yup';
import { useRef, type RefObject } from 'react';
import {
  existingFault,
  instructionsMaxLength,
  nameMaxLength,
  rewardFormSchema,
  textMaxLength,
} from '@waitlist/backend/reward-form';
import {
  AddRewardDocument,
  UpdateRewardDocument,
  type RewardKind,
  type RewardPartsFragment,
  type RewardRecipients,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { localMinute, momentOfLocal } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { ExistingChoice, type Existing } from './existing-choice.tsx';
import { delivery, kinds, recipients } from './reward-texts.ts';
import { shownRewards } from './shown-rewards.ts';

interface RewardDialogProps extends DialogOpening {
  /** Null: a new one. */
  reward: RewardPartsFragment | null;
  onAdded?: (reward: RewardPartsFragment) => void;
}

/** Adds a reward, or changes its terms. */
export function RewardDialog({ reward, onAdded, ...opening }: RewardDialogProps) {
  const name = useRef<HTMLInputElement>(null);
  const rewardForm = useRewardForm(reward, (saved) => {
    opening.onClose();
    if (reward === null) onAdded?.(saved);
  });
  const { failure, formProps, pending } = rewardForm;
  return (
    <FormDialog
      {...opening}
      formProps={formProps}
      title={reward === null ? 'Add reward' : `Edit ${reward.name}`}
      submit={reward === null ? 'Add reward' : 'Save'}
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={name}
    >
      <Terms reward={reward} rewardForm={rewardForm} nameBox={name} />
      {reward === null ? (
        <Delivery rewardForm={rewardForm} />
      ) : (
        <p className="text-caption">{`${delivery(reward)}. This can’t be changed.`}</p>
      )}
      <Details rewardForm={rewardForm} />
    </FormDialog>
  );
}

type RewardFormState = ReturnType<typeof useRewardForm>;

/** Whether the form asks what becomes of users who meet the terms already. */
const asksAboutExisting = (reward: RewardPartsFragment | null, referralsNeeded: number) =>
  reward === null || referralsNeeded !== reward.referralsNeeded;

const schemaOf = (reward: RewardPartsFragment | null) =>
  rewardFormSchema.shape({
    existing: string().when('referralsNeeded', ([needed], schema) =>
      asksAboutExisting(reward, Number(needed)) ? schema.required(existingFault) : schema,
    ),
  });

function useRewardForm(reward: RewardPartsFragment | null, onSaved: (saved: RewardPartsFragment) => void) {
  const toasts = useToasts();
  const [add] = useMutation(AddRewardDocument, { refetchQueries: shownRewards });
  const [update] = useMutation(UpdateRewardDocument, { refetchQueries: shownRewards });
  return useServerForm({
    values: valuesOf(reward),
    schema: schemaOf(reward),
    send: async (values) => {
      const { kind, recipients: who, existing, ...given } = values;
      const terms = termsOf(given);
      if (reward === null) {
        const input = { ...terms, kind, recipients: who, includesExisting: existing === 'now' };
        const { data } = await add({ variables: { input } });
        return { data: data?.addReward };
      }
      const { id, revision } = reward;
      const includesExisting = existing === '' ? null : existing === 'now';
      const { data } = await update({ variables: { input: { ...terms, id, revision, includesExisting } } });
      return { data: data?.updateReward };
    },
    onDone: (saved) => {
      onSaved(saved);
      toasts.success(reward === null ? `${saved.name} can be earned now.` : `${saved.name} is saved.`);
    },
  });
}

interface TermsProps {
  reward: RewardPartsFragment | null;
  rewardForm: RewardFormState;
  nameBox: RefObject<HTMLInputElement | null>;
}

function Terms({ reward, rewardForm, nameBox }: TermsProps) {
  const { field, form, errorOf } = rewardForm;
  const { values, setFieldValue } = form;
  return (
    <>
      <TextField
        ref={nameBox}
        id="reward-name"
        label="Name"
        hint="As users read it, such as A month of Pro"
        maxLength={nameMaxLength}
        autoComplete="off"
        {...field('name')}
      />
      <TextField
        id="reward-referrals"
        label="Referrals it takes"
        hint="Friends who joined with the user’s code and count"
        inputMode="numeric"
        autoComplete="off"
        {...field('referralsNeeded')}
      />
      {asksAboutExisting(reward, Number(values.referralsNeeded)) && (
        <ExistingChoice
          reward={reward}
          referralsNeeded={Number(values.referralsNeeded)}
          recipients={values.recipients}
          value={values.existing}
          room={values.limit === '' ? null : Number(values.limit) - (reward?.reached ?? 0)}
          error={errorOf('existing')}
          onChoose={(existing) => void setFieldValue('existing', existing)}
        />
      )}
    </>
  );
}

function Delivery({ rewardForm: { form } }: { rewardForm: RewardFormState }) {
  const { values, setFieldValue } = form;
  return (
    <>
      <RadioCards
        legend="Who gets it"
        value={values.recipients}
        options={recipients}
        onChoose={(chosen) => void setFieldValue('recipients', chosen)}
      />
      <RadioCards
        legend="How they get it"
        value={values.kind}
        options={kinds}
        onChoose={(chosen) => void setFieldValue('kind', chosen)}
      />
    </>
  );
}

function Details({ rewardForm: { field } }: { rewardForm: RewardFormState }) {
  return (
    <>
      <TextAreaField
        id="reward-text"
        label="Description (optional)"
        hint="For everyone: what it is"
        rows={2}
        maxLength={textMaxLength}
        {...field('text')}
      />
      <TextAreaField
        id="reward-instructions"
        label="Instructions (optional)"
        hint="For users who reach it: how to get or use it. It’s in their message and on their status page"
        rows={2}
        maxLength={instructionsMaxLength}
        {...field('instructions')}
      />
      <TextField
        id="reward-limit"
        label="For how many users (optional)"
        hint="The first ones get it. Leave it empty for everyone"
        inputMode="numeric"
        autoComplete="off"
        {...field('limit')}
      />
      <TextField
        id="reward-ends-at"
        label="Until (optional)"
        hint="In your time zone"
        type="datetime-local"
        {...field('endsAt')}
      />
    </>
  );
}

interface RewardValues {
  readonly name: string;
  readonly text: string;
  readonly instructions: string;
  readonly referralsNeeded: string;
  readonly limit: string;
  /** As the field has it. */
  readonly endsAt: string;
  readonly kind: RewardKind;
  readonly recipients: RewardRecipients;
  readonly existing: Existing;
}

const valuesOf = (reward: RewardPartsFragment | null): RewardValues => ({
  name: reward?.name ?? '',
  text: reward?.text ?? '',
  instructions: reward?.instructions ?? '',
  referralsNeeded: String(reward?.referralsNeeded ?? 3),
  limit: String(reward?.limit ?? ''),
  endsAt: reward?.endsAt ? localMinute(Date.parse(reward.endsAt)) : '',
  kind: reward?.kind ?? 'CODE_POOL',
  recipients: reward?.recipients ?? 'REFERRER',
  existing: '',
});

/** In the API's form. */
const termsOf = ({
  limit,
  endsAt,
  referralsNeeded,
  ...texts
}: Omit<RewardValues, 'kind' | 'recipients' | 'existing'>) => ({
  ...texts,
  referralsNeeded: Number(referralsNeeded),
  limit: limit === '' ? null : Number(limit),
  endsAt: endsAt === '' ? null : momentOfLocal(endsAt),
});
