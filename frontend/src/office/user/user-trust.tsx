import {
  AddFairnessListEntryDocument,
  RemoveFairnessListEntryDocument,
  UserDocument,
  UserHoldsDocument,
  type UserPartsFragment,
} from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';

/** Says since when a user is a trusted referrer, if they are. */
export function UserTrust({ userId }: { userId: string }) {
  const { data } = useDetail(UserHoldsDocument, { variables: { id: userId } });
  const trust = data?.userHolds.trust ?? null;
  if (trust === null) return null;
  const { addedAt, note } = trust;
  return (
    <p className="mt-1 wrap-anywhere text-fg-3">
      <span>Trusted referrer since</span> <Moment at={addedAt} withTime />
      <span>{`. Sign-ups with their code aren’t checked.${note === '' ? '' : ` “${note}”`}`}</span>
    </p>
  );
}

/** Makes a user a trusted referrer, or no longer. */
export function TrustButton({ user }: { user: UserPartsFragment }) {
  const { data } = useDetail(UserHoldsDocument, { variables: { id: user.id } });
  const name = displayName(user);
  const refetch = [UserHoldsDocument, UserDocument];
  const add = useAction(AddFairnessListEntryDocument, {
    refetch,
    says: () => `${name} is a trusted referrer.`,
  });
  const remove = useAction(RemoveFairnessListEntryDocument, {
    refetch,
    says: () => `${name} is no longer a trusted referrer.`,
  });
  if (data === undefined) return null;
  const { trust, earned } = data.userHolds;
  const held = earned.filter(({ state }) => state === 'HELD').length;
  return trust === null ? (
    <ConfirmedAction
      key="trust"
      verb="Trust"
      title={`Trust ${name} as a referrer?`}
      action={add}
      onConfirm={() => add.run({ input: { list: 'TRUSTED_REFERRERS', value: user.referralId } })}
    >
      {`Sign-ups with their code are no longer checked. ${
        held === 0
          ? ''
          : `Points for ${counted(held, 'sign-up', 'sign-ups')} being checked count at once, and earn rewards. `
      }Points that your team took back stay taken back.`}
    </ConfirmedAction>
  ) : (
    <ConfirmedAction
      key="distrust"
      verb="Stop trusting"
      title={`Stop trusting ${name} as a referrer?`}
      action={remove}
      onConfirm={() => remove.run({ id: trust.id })}
    >
      Sign-ups with their code are checked from now on. Points that count stay.
    </ConfirmedAction>
  );
}
