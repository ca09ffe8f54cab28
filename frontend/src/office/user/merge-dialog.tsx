import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import {
  MergePreviewDocument,
  MergeUsersDocument,
  UserDocument,
  UserNotesDocument,
  UserTimelineDocument,
  type MergedUserPartsFragment,
  type MergePreviewQuery,
  type UserPartsFragment,
} from '../../generated/office.ts';
import { fieldMessage } from '../../platform/api-error.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { displayName } from '../platform/display-name.ts';
import { userPath } from '../platform/office-paths.ts';
import { useAction } from '../platform/use-action.ts';
import { counted } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Moment } from '../ui/moment.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { PickList } from '../ui/pick-list.tsx';
import { useUserSearch } from '../ui/use-user-search.ts';
import { sameEmail } from './same-email.ts';

interface MergeDialogProps extends DialogOpening {
  user: UserPartsFragment;
}

/** Merges a user with another one, once the later one's email has been typed: what it does is shown first, and can't be undone. */
export function MergeDialog({ user, opener, onClose, open }: MergeDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const merging = useMerge(user, input, onClose);
  const { preview, pending, error } = merging;
  return (
    <FormDialog
      open={open}
      opener={opener}
      onClose={onClose}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault();
          void (preview === null ? merging.look() : merging.submit());
        },
      }}
      title={`Merge ${displayName(user)} with another user`}
      submit={preview === null ? 'Preview' : 'Merge'}
      danger={preview !== null}
      pending={pending}
      error={error}
      initialFocus={input}
    >
      {preview === null ? (
        <>
          <p>
            For someone who signed up twice. The sign-up that came first stays; you see what happens before it
            does.
          </p>
          <OtherUser of={user} merging={merging} input={input} />
        </>
      ) : (
        <Preview preview={preview} merging={merging} input={input} />
      )}
    </FormDialog>
  );
}

interface OtherUserProps {
  of: UserPartsFragment;
  merging: ReturnType<typeof useMerge>;
  input: RefObject<HTMLInputElement | null>;
}

/** Finds the other one: choosing a user shows the preview, and so does a whole code, id, or verified contact with Enter. */
function OtherUser({ of, merging: { other, enter, choose }, input }: OtherUserProps) {
  const { found, nothing } = useUserSearch(other);
  const others = found.filter(({ id }) => id !== of.id);
  return (
    <div className="overflow-hidden rounded-lg border border-line-3">
      <PickList
        label="Users"
        placeholder="The other user: name, email, phone, or code"
        choices={others.map((each) => ({ value: each.id, label: displayName(each) }))}
        chosen={[]}
        onChoose={([id]) => id !== undefined && choose(id)}
        input={input}
        onSearch={enter}
        nothing={nothing}
        hintOf={(id) => others.find((each) => each.id === id)?.email}
      />
    </div>
  );
}

type Shown = MergePreviewQuery['mergePreview'];

const refetch = [UserDocument, UserTimelineDocument, UserNotesDocument];

/** Looks at what a merge would do, then does it. */
function useMerge({ id }: UserPartsFragment, input: RefObject<HTMLInputElement | null>, onClose: () => void) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const [other, setOther] = useState('');
  const [preview, setPreview] = useState<Shown | null>(null);
  const [typed, type] = useState('');
  const [differs, setDiffers] = useState(false);
  const asking = useAction(MergePreviewDocument);
  const merging = useAction(MergeUsersDocument, { refetch });
  const failure = merging.error ?? asking.error;
  const look = async (wanted = other) => {
    const found = await asking.run({ userId: id, other: wanted });
    if (found === null) return input.current?.focus();
    flushSync(() => setPreview(found.mergePreview)); // with another input
    input.current?.focus();
  };
  const submit = async () => {
    if (preview === null) return;
    const { kept, merged, version } = preview;
    const isRight = sameEmail(typed, merged.email);
    setDiffers(!isRight);
    if (!isRight) return input.current?.focus();
    const done = await merging.run({ input: { keptId: kept.id, mergedId: merged.id, version } });
    if (done === null) return void look(); // what it shows may be why
    toasts.success(done.mergeUsers.message);
    onClose();
    if (kept.id !== id) void navigate(userPath(kept.id), { replace: true });
  };
  return {
    ...{ other, preview, typed, differs, look, submit },
    enter: (text: string) => setOther(text),
    choose: (otherId: string) => {
      setOther(otherId);
      void look(otherId);
    },
    type: (text: string) => type(text),
    pending: asking.pending || merging.pending,
    error: failure === null ? null : fieldMessage(failure),
  };
}

interface PreviewProps {
  preview: Shown;
  merging: ReturnType<typeof useMerge>;
  input: RefObject<HTMLInputElement | null>;
}

function Preview({ preview, merging: { typed, type, differs }, input }: PreviewProps) {
  const { kept, merged } = preview;
  return (
    <>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        <Side title="Stays" user={kept} />
        <Side title="Is merged into it" user={merged} />
      </div>
      <ul className="grid list-disc gap-1 pl-5">
        {consequences(preview).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="wrap-anywhere">
        <span>This can’t be undone. To confirm, type the email of the user who is merged:</span>{' '}
        <strong className="text-fg">{merged.email}</strong>
      </p>
      <TextField
        ref={input}
        id="merge-email"
        label="Email"
        type="email"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
        error={differs ? 'That is not the email of the user who is merged. Nothing was merged.' : undefined}
      />
    </>
  );
}

function Side({ title, user }: { title: string; user: MergedUserPartsFragment }) {
  return (
    <section className="min-w-0 rounded-lg border border-line bg-ink-2 p-3 wrap-anywhere">
      <h3 className="text-caption text-fg-3">{title}</h3>
      <p>
        <PersonLink person={user} />
      </p>
      <p>{user.verifiedBy === 'SMS' ? user.phone : user.email}</p>
      <p className="text-caption text-fg-3">
        <span>Joined</span> <Moment at={user.joinedAt} withTime />
      </p>
      <p className="text-caption text-fg-3">{`${counted(user.points, 'point', 'points')}, code ${user.referralId}`}</p>
    </section>
  );
}

/** What happens, in sentences. */
function consequences({ kept, merged, points, takesContact }: Shown): readonly string[] {
  const { friends, creditGiven, tags, notes } = merged;
  const moved = [
    ...(friends > 0 ? [counted(friends, 'referral', 'referrals')] : []),
    ...(tags > 0 ? [counted(tags, 'tag', 'tags')] : []),
    ...(notes > 0 ? [counted(notes, 'note', 'notes')] : []),
  ];
  return [
    `The one who stays will have ${counted(points, 'point', 'points')}${moved.length === 0 ? '.' : `, and gets ${moved.join(', ')}.`}`,
    ...(friends > 0 ? ['Rewards they reach with these referrals are given at once.'] : []),
    `Links with the code ${merged.referralId} go on working, for the one who stays.`,
    ...(creditGiven > 0
      ? [
          `${counted(creditGiven, 'point', 'points')} that the later sign-up gave its referrer ${creditGiven === 1 ? 'is' : 'are'} taken back.`,
        ]
      : []),
    takesContact
      ? `The one who stays was imported and gets the contacts of the other: ${merged.verifiedBy === 'SMS' ? merged.phone : merged.email} is what they log in with from now on.`
      : `${merged.verifiedBy === 'SMS' ? merged.phone : merged.email} can no longer log in. They can change their contact on their status page.`,
    ...(kept.hasApplication && merged.hasApplication
      ? ['The later sign-up’s application as an ambassador is erased.']
      : []),
    'Messages to the later sign-up and the rest of its personal data are erased. If either said no to news, they get none.',
  ];
}
