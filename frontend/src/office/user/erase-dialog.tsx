import { useRef, useState, type RefObject } from 'react';
import { EraseSignupDocument, UserDocument, type UserPartsFragment } from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { useAction } from '../platform/use-action.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sameEmail } from './same-email.ts';

interface EraseDialogProps extends DialogOpening {
  user: UserPartsFragment;
}

/** Erases a user once their email has been typed, so that no one is erased by accident. */
export function EraseDialog({ user, open, opener, onClose }: EraseDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, differs, pending, error, close, submit } = useErase(user, input, onClose);
  return (
    <FormDialog
      open={open}
      onClose={close}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault();
          void submit();
        },
      }}
      title={`Erase ${displayName(user)}?`}
      submit="Erase"
      danger
      pending={pending}
      error={error?.message ?? null}
      initialFocus={input}
      opener={opener}
    >
      <p>
        Name, contacts, and messages are removed for good. The user leaves the ranking. Points already given
        stay, and so does the referral code, without a name. This cannot be undone.
      </p>
      <p className="wrap-anywhere">
        To confirm, type <strong className="text-fg">{user.email}</strong>
      </p>
      <TextField
        ref={input}
        id="erase-email"
        label="Email"
        type="email"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
        error={differs ? 'That is not this user’s email. Nothing was erased.' : undefined}
      />
    </FormDialog>
  );
}

/** The typed text, and the erasure once it is the user's email; until then, the field says that it is not. */
function useErase(
  { id, email }: UserPartsFragment,
  input: RefObject<HTMLInputElement | null>,
  onClose: () => void,
) {
  const [typed, setTyped] = useState('');
  const [differs, setDiffers] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setDiffers(false);
  };
  const close = () => {
    type('');
    onClose();
  };
  const { pending, error, run } = useAction(EraseSignupDocument, {
    refetch: [UserDocument],
    says: ({ eraseSignup }) => eraseSignup.message,
    onDone: close,
  });
  const submit = async () => {
    const isSame = sameEmail(typed, email);
    setDiffers(!isSame);
    if (isSame) await run({ id });
    else input.current?.focus();
  };
  return { typed, type, differs, pending, error, close, submit };
}
