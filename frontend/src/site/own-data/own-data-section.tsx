import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/kit.ts';
import { momentOf } from '../platform/moment.ts';
import { sitePaths } from '../platform/site-paths.ts';
import { useLoaded } from '../platform/use-loaded.ts';
import type { OwnDataAction } from './own-data-dialog.tsx';
import type { OwnContact } from './use-owner-code.ts';

interface OwnDataProps {
  contact: OwnContact;
  /** When they will be erased, at their own request; ISO 8601. Null: they did not ask to leave. */
  leavesAt: string | null;
  /** Shows the newest status. */
  refresh: () => Promise<unknown>;
}

const texts = {
  download: 'Download your data',
  name: 'Correct your name',
  contact: 'Change your contact',
  leave: 'Leave the waitlist',
  stay: 'Stay on the waitlist',
} as const satisfies Record<OwnDataAction, string>;

/** What users can do with their own data. Loaded on demand. */
export function OwnDataSection(props: OwnDataProps) {
  const { contact, leavesAt } = props;
  const { open, dialog } = useActions(props);
  return (
    <section aria-labelledby="own-data" className="card p-5 sm:p-6 print:hidden">
      <h2 id="own-data" tabIndex={-1} className="text-lg outline-none">
        Your data
      </h2>
      <p className="mt-2 text-small wrap-anywhere">
        <span>{`You’re here as ${contact.masked}. We’ll send a code there before anything is shown or changed.`}</span>{' '}
        <a href={sitePaths.privacyPolicy} className="text-link">
          What we keep
        </a>
      </p>
      <div className="-mx-3 mt-2 flex flex-wrap">
        {(['download', 'name', 'contact'] as const).map((action) => (
          <ActionButton key={action} action={action} open={open} />
        ))}
        {leavesAt === null && <ActionButton action="leave" open={open} />}
      </div>
      <div className="contents">{dialog}</div>
    </section>
  );
}

/** Tells a user who is leaving until when they can stay; nothing for others. */
export function LeavingSection(props: OwnDataProps) {
  const { leavesAt } = props;
  const { open, dialog } = useActions(props);
  return (
    <>
      {leavesAt !== null && (
        <section aria-labelledby="leaving" className="card mb-5 p-5 sm:p-6 print:hidden">
          <h2 id="leaving" tabIndex={-1} className="text-lg outline-none">
            You’re leaving the waitlist
          </h2>
          <p className="mt-2">
            {`We’ll erase your data on ${momentOf(leavesAt)}. Until then, you keep your spot, and we send you no messages.`}
          </p>
          <ActionButton action="stay" open={open} variant="main" className="mt-4 max-sm:w-full" />
        </section>
      )}
      <div className="contents">{dialog}</div>
    </>
  );
}

type Open = (action: OwnDataAction, opener: HTMLElement) => void;

/** Buttons open the dialog of their action. */
function useActions({ contact, refresh }: OwnDataProps) {
  const [opened, setOpened] = useState<{ action: OwnDataAction; isOpen: boolean } | null>(null);
  const opener = useRef<HTMLElement>(null);
  const open: Open = (action, button) => {
    opener.current = button;
    setOpened({ action, isOpen: true });
  };
  const dialog = opened !== null && (
    <LoadedDialog
      {...opened}
      title={texts[opened.action]}
      contact={contact}
      finalFocus={() => (opener.current?.isConnected === true ? opener.current : headingAfter())}
      refresh={refresh}
      onClose={() => setOpened({ ...opened, isOpen: false })}
      onClosed={() => setOpened(null)}
    />
  );
  return { open, dialog };
}

/** What has the focus once a user has begun to leave, or stays: the button that they pressed is gone. It says what is so now. */
function headingAfter(): HTMLElement | null {
  const heading =
    document.querySelector<HTMLElement>('#leaving') ?? document.querySelector<HTMLElement>('#own-data');
  heading?.scrollIntoView({ block: 'center' });
  return heading;
}

interface ActionButtonProps {
  action: OwnDataAction;
  open: Open;
  variant?: ButtonVariant;
  className?: string;
}

function ActionButton({ action, open, variant = 'bare', className }: ActionButtonProps) {
  return (
    <Button
      variant={variant}
      className={className}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open(action, currentTarget)}
    >
      {texts[action]}
    </Button>
  );
}

function LoadedDialog(props: Parameters<Awaited<ReturnType<typeof loadDialog>>['OwnDataDialog']>[0]) {
  const loaded = useLoaded(loadDialog);
  return loaded !== null && <loaded.OwnDataDialog {...props} />;
}

const loadDialog = () => import('./own-data-dialog.tsx');
