import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { sitePaths } from '../platform/site-paths.ts';
import { useLoaded } from '../platform/use-loaded.ts';
import type { OwnDataAction } from './own-data-dialog.tsx';
import type { OwnContact } from './use-owner-code.ts';

interface OwnDataSectionProps {
  contact: OwnContact;
  /** Shows the newest status. */
  refresh: () => Promise<unknown>;
}

const actions = [
  { action: 'download', text: 'Download your data' },
  { action: 'name', text: 'Correct your name' },
  { action: 'contact', text: 'Change your contact' },
] as const satisfies readonly { action: OwnDataAction; text: string }[];

/** What users can do with their own data. Loaded on demand. */
export function OwnDataSection({ contact, refresh }: OwnDataSectionProps) {
  const [opened, open] = useState<{ action: OwnDataAction; isOpen: boolean } | null>(null);
  const opener = useRef<HTMLElement>(null);
  return (
    <section aria-labelledby="own-data" className="card p-5 sm:p-6 print:hidden">
      <h2 id="own-data" className="text-lg">
        Your data
      </h2>
      <p className="mt-2 text-small wrap-anywhere">
        <span>{`You’re here as ${contact.masked}. We’ll send a code there before anything is shown or changed.`}</span>{' '}
        <a href={sitePaths.privacyPolicy} className="text-link">
          What we keep
        </a>
      </p>
      <div className="-mx-3 mt-2 flex flex-wrap">
        {actions.map(({ action, text }) => (
          <Button
            key={action}
            variant="bare"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              open({ action, isOpen: true });
            }}
          >
            {text}
          </Button>
        ))}
      </div>
      {opened !== null && (
        <LoadedDialog
          {...opened}
          contact={contact}
          opener={opener}
          refresh={refresh}
          onClose={() => open({ ...opened, isOpen: false })}
          onClosed={() => open(null)}
        />
      )}
    </section>
  );
}

function LoadedDialog(props: Parameters<Awaited<ReturnType<typeof loadDialog>>['OwnDataDialog']>[0]) {
  const loaded = useLoaded(loadDialog);
  return loaded !== null && <loaded.OwnDataDialog {...props} />;
}

const loadDialog = () => import('./own-data-dialog.tsx');
