import { useState } from 'react';
import {
  useChangeOwnContactMutation,
  useCorrectOwnNameMutation,
  useDownloadOwnDataMutation,
  useLeaveWaitlistMutation,
  useStayOnWaitlistMutation,
  type DownloadOwnDataMutation,
} from '../../generated/site/own-data.ts';
import { fieldMessage } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useFocus } from '../../ui/use-focus.ts';
import { CodeEntry } from '../../verification/code-entry.tsx';
import { ContactForm } from '../../verification/contact-form.tsx';
import { addressed, useCodeVerification } from '../../verification/use-code-verification.ts';
import type { Contact } from '../../verification/verification-state.ts';
import { useGetsTexts } from '../platform/visitor-country.ts';
import { NameForm } from './name-form.tsx';
import { OwnerCode } from './owner-code.tsx';
import { useAllowed, useOwnerCode, type OwnContact } from './use-owner-code.ts';

export type OwnDataAction = 'download' | 'name' | 'contact' | 'leave' | 'stay';

interface PartProps {
  contact: OwnContact;
  /** Shows the newest status. */
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

interface OwnDataDialogProps extends PartProps {
  action: OwnDataAction;
  title: string;
  isOpen: boolean;
  /** What has the focus afterwards. */
  finalFocus: () => HTMLElement | null;
  onClosed: () => void;
}

const parts = { download: Download, name: CorrectName, contact: ChangeContact, leave: Leave, stay: Stay };

/** What a user does with their own data, once they have entered a code. Loaded on demand. */
export function OwnDataDialog({ action, title, isOpen, finalFocus, onClosed, ...props }: OwnDataDialogProps) {
  const Part = parts[action];
  const toasts = useToasts();
  const close = () => {
    toasts.clear();
    props.onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} onClosed={onClosed} title={title} finalFocus={finalFocus}>
      <div className="mt-3">
        <Part {...props} />
      </div>
    </Dialog>
  );
}

function Download({ contact, onClose }: PartProps) {
  const [files, setFiles] = useState<DownloadOwnDataMutation['downloadOwnData'] | null>(null);
  const [download] = useDownloadOwnDataMutation();
  const code = useOwnerCode(contact);
  const allowed = useAllowed(
    () => attempt(() => download()),
    (data) => setFiles(data.downloadOwnData),
  );
  if (files !== null) return <Files {...files} />;
  return (
    <OwnerCode {...code} allowed={allowed} confirmText="Get my data" onCancel={onClose}>
      <p>
        What we keep about you: what you entered, your points, ranks and rewards, which messages we sent you,
        and more. We leave out what would help fake sign-ups.
      </p>
    </OwnerCode>
  );
}

function Files({ text, json }: DownloadOwnDataMutation['downloadOwnData']) {
  const first = useFocus<HTMLButtonElement>();
  return (
    <>
      <p role="status">Your data is ready. Save it as text to read it, or as JSON for other programs.</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button
          ref={first}
          variant="main"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'my-data.txt')}
        >
          Save as text
        </Button>
        <Button onClick={() => saveFile(new Blob([json], { type: 'application/json' }), 'my-data.json')}>
          Save as JSON
        </Button>
      </div>
    </>
  );
}

function CorrectName({ contact, refresh, onClose }: PartProps) {
  const done = useDone({ refresh, onClose });
  const [name, setName] = useState({ firstName: '', lastName: '' });
  const [correct] = useCorrectOwnNameMutation();
  const code = useOwnerCode(contact);
  const allowed = useAllowed(
    () => attempt(() => correct({ variables: { input: name } })),
    ({ correctOwnName: message }) => done(message),
  );
  const { verification } = code;
  if (verification.state.step === 'contact')
    return (
      <NameForm
        name={name}
        onChange={setName}
        pending={verification.pending !== null}
        problem={verification.state.problem}
        onSubmit={code.request}
      />
    );
  return (
    <OwnerCode
      {...code}
      allowed={allowed}
      confirmText="Correct my name"
      onCancel={verification.changeContact}
    />
  );
}

function Leave({ contact, refresh, onClose }: PartProps) {
  const done = useDone({ refresh, onClose });
  const [leave] = useLeaveWaitlistMutation();
  const code = useOwnerCode(contact);
  const allowed = useAllowed(
    () => attempt(() => leave()),
    ({ leaveWaitlist: message }) => done(message),
  );
  return (
    <OwnerCode {...code} allowed={allowed} confirmText="Leave the waitlist" onCancel={onClose}>
      <p>
        In 7 days, we’ll erase everything personal that we keep about you: your spot, your points and your
        rewards go with it, for good. Until then, you keep them, we send you no more messages, and you can
        stay after all.
      </p>
    </OwnerCode>
  );
}

function Stay({ contact, refresh, onClose }: PartProps) {
  const done = useDone({ refresh, onClose });
  const [stay] = useStayOnWaitlistMutation();
  const code = useOwnerCode(contact);
  const allowed = useAllowed(
    () => attempt(() => stay()),
    ({ stayOnWaitlist: message }) => done(message),
  );
  return (
    <OwnerCode {...code} allowed={allowed} confirmText="Stay on the waitlist" onCancel={onClose}>
      <p>You keep your spot, your points and your rewards, and nothing is erased.</p>
    </OwnerCode>
  );
}

/** Closes the dialog over the newest status, and says what was done. */
function useDone({ refresh, onClose }: Pick<PartProps, 'refresh' | 'onClose'>) {
  const toasts = useToasts();
  return async (message: string) => {
    await refresh();
    onClose();
    toasts.success(message);
  };
}

/** A code from the contact so far, then one from the new one. */
function ChangeContact(props: PartProps) {
  const code = useOwnerCode(props.contact);
  if (code.verification.state.step === 'verified') return <NewContact {...props} />;
  return (
    <OwnerCode {...code} confirmText="Continue" onCancel={props.onClose}>
      <p>
        You keep your spot, your points and your referral link. First we check that it’s you, then that the
        new contact is yours.
      </p>
    </OwnerCode>
  );
}

function NewContact(props: PartProps) {
  const getsTexts = useGetsTexts();
  const [entered, setEntered] = useState('');
  const verification = useCodeVerification('CONTACT');
  const { step, verified } = verification.state;
  if (step === 'contact')
    return (
      <ContactForm
        id="new-contact"
        startsFocused
        getsTexts={getsTexts}
        missing={(what) => `Enter your new ${what}.`}
        entered={entered}
        onChange={setEntered}
        verification={verification}
      >
        {(what) => (
          <p className="mb-6">
            {`Enter your new ${what}. We’ll tell the one you had, and links to your status in earlier messages stop working.`}
          </p>
        )}
      </ContactForm>
    );
  if (step === 'code')
    return (
      <CodeEntry
        id="new-contact-code"
        verification={verification}
        confirmText="Continue"
        onConfirm={(otp) => void verification.confirm(otp)}
        changeText="Use a different one"
        onChangeContact={verification.changeContact}
      />
    );
  return verified && <ConfirmContact {...props} to={verified} onOther={verification.forget} />;
}

interface ConfirmContactProps extends PartProps {
  to: Contact;
  onOther: () => void;
}

function ConfirmContact({ to, onOther, refresh, onClose }: ConfirmContactProps) {
  const done = useDone({ refresh, onClose });
  const button = useFocus<HTMLButtonElement>();
  const [change] = useChangeOwnContactMutation();
  const { pending, problem, run } = useAllowed(
    () => attempt(() => change({ variables: { input: addressed(to) } })),
    ({ changeOwnContact: message }) => done(message),
  );
  return (
    <>
      <p role="status" className="wrap-anywhere">{`From now on, you’ll log in as ${to.destination}.`}</p>
      {problem !== null && (
        <Notice tone="danger" className="mt-4">
          {fieldMessage(problem)}
        </Notice>
      )}
      <Button
        ref={button}
        variant="main"
        className="mt-6 w-full"
        pending={pending}
        onClick={() => void run()}
      >
        Change my contact
      </Button>
      <Button variant="bare" className="mt-2 -ml-3" onClick={onOther}>
        Use a different one
      </Button>
    </>
  );
}
