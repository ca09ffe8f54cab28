import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  DismissFirstStepsDocument,
  FirstStepsDocument,
  SenderDomainDocument,
  SendTestMessageDocument,
  type DnsFinding,
  type FirstStepsPartsFragment,
  type SenderDomainQuery,
} from '../../generated/office.ts';
import { useSite } from '../../platform/site-context.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useHasRole } from '../platform/me.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useSession } from '../platform/session.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../ui/office-kit.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { fresh } from './fresh.ts';

/** The remaining steps of a new installation; shown until all are done, or an ADMIN dismisses them. */
export function FirstSteps() {
  const isAdmin = useHasRole('ADMIN');
  const { data } = useDetail(FirstStepsDocument, fresh);
  const { pending, error, run } = useAction(DismissFirstStepsDocument, { refetch: [FirstStepsDocument] });
  const steps = data?.firstSteps;
  if (steps?.isShown !== true) return null;
  return (
    <section className="panel p-4 sm:p-5" aria-labelledby="first-steps">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="first-steps" className="text-base">
          {steps.signup ? 'Finish setting up' : 'Get ready for your first sign-up'}
        </h2>
        <p className="mr-auto text-fg-2">{progressOf(steps, isAdmin)}</p>
        {isAdmin && (
          <Button pending={pending} onClick={() => void run()}>
            Dismiss
          </Button>
        )}
      </div>
      {error !== null && (
        <Notice tone="danger" className="mt-3">
          {error.message}
        </Notice>
      )}
      <Steps steps={steps} isAdmin={isAdmin} />
    </section>
  );
}

function Steps({ steps, isAdmin }: { steps: FirstStepsPartsFragment; isAdmin: boolean }) {
  const { brand } = useSite();
  return (
    <ol className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
      <Step
        number={1}
        title="Set your brand"
        done={steps.brand}
        action={<CopyButton label="Copy the line" what="line" text={brandLine} />}
      >
        The site is called {brand.name}. Change the name, texts and support email in <code>brand.json</code>.
      </Step>
      <MailStep done={steps.mail} isAdmin={isAdmin} />
      <Step number={3} title="Make the first sign-up" done={steps.signup} action={<JoinLink />}>
        See what your visitors see.
      </Step>
      <Step
        number={4}
        title="Check the FAQ"
        done={steps.faq}
        action={<StepLink to={officePaths.faqs}>Open the FAQs</StepLink>}
      >
        The site starts with a few. Change them or add your own; visitors see the active ones.
      </Step>
      <AppStep done={steps.app} />
      {isAdmin && (
        <Step
          number={6}
          title="Invite your team"
          done={steps.team}
          action={<StepLink to={officePaths.team}>Invite colleagues</StepLink>}
        >
          Invite colleagues by email, or approve them once they have signed up at{' '}
          <code>{officePaths.signup}</code>.
        </Step>
      )}
    </ol>
  );
}

/** Lines to paste, with examples for what only the admin knows. */
const brandLine = '"supportEmail": "help@yourcompany.com",';
const mailLines = 'SMTP_URL=smtps://user:password@smtp.yourcompany.com:465\nMAIL_FROM=hello@yourcompany.com';
const appLine = 'WEB_APP_URL=https://app.yourcompany.com';

function MailStep({ done, isAdmin }: { done: boolean; isAdmin: boolean }) {
  return (
    <Step
      number={2}
      title="Connect your mail server"
      done={done}
      action={
        <>
          {!done && <CopyButton label="Copy the lines" what="lines" text={mailLines} />}
          {!done && isAdmin && <OpenOutbox />}
          {isAdmin && <SendTestEmail />}
          {done && isAdmin && <CheckSender />}
        </>
      }
    >
      {done ? (
        'Messages are sent through your mail server.'
      ) : (
        <span>
          Set <code>SMTP_URL</code> and <code>MAIL_FROM</code> in <code>.env</code>. Until then, messages stay
          in the outbox of this machine.
        </span>
      )}
    </Step>
  );
}

function AppStep({ done }: { done: boolean }) {
  return (
    <Step
      number={5}
      title="Connect your app"
      done={done}
      action={!done && <CopyButton label="Copy the line" what="line" text={appLine} />}
    >
      {done ? (
        'Log-in links and invitations lead to your app.'
      ) : (
        <span>
          Set <code>WEB_APP_URL</code> in <code>.env</code> before you invite the first users. Until then,
          log-in links lead to a page that says the app isn’t open yet.
        </span>
      )}
    </Step>
  );
}

/** Sends an example to the admin, or to the outbox while no mail server is connected. */
function SendTestEmail() {
  const { pending, run } = useAction(SendTestMessageDocument, {
    says: ({ sendTestMessage }) => sendTestMessage.message,
  });
  const { brand } = useSite();
  const input = {
    kind: 'BROADCAST' as const,
    subject: `Test email from ${brand.name}`,
    preheader: null,
    body: `Hi {firstName},\n\nYour mail server works.`,
  };
  return (
    <Button pending={pending} onClick={() => void run({ input })}>
      Send test email
    </Button>
  );
}

const findings: Readonly<Record<DnsFinding, string>> = {
  FOUND: 'found',
  MISSING: 'not found',
  UNKNOWN: 'could not be checked',
};

/** Asks DNS about the sender: without SPF and DKIM, mail programs take emails for spam. */
function CheckSender() {
  const { pending, error, run } = useAction(SenderDomainDocument);
  const [found, setFound] = useState<SenderDomainQuery['senderDomain']>(null);
  return (
    <>
      <Button
        pending={pending}
        onClick={() => void run().then((data) => setFound(data?.senderDomain ?? null))}
      >
        Check SPF and DKIM
      </Button>
      <div role="status" className="basis-full text-caption text-fg-2">
        {error !== null && <p className="text-down">{error.message}</p>}
        {error === null && found !== null && (
          <p>
            <span>{`${found.domain}: SPF ${findings[found.spf]}, DKIM ${findings[found.dkim]}.`}</span>
            <span>{adviceOn(found)}</span>
          </p>
        )}
      </div>
    </>
  );
}

function adviceOn({ spf, dkim }: NonNullable<SenderDomainQuery['senderDomain']>): string {
  if (spf === 'MISSING' || dkim === 'MISSING')
    return ' Add what is missing to its DNS, as your mail provider says, or emails may land in spam.';
  if (dkim === 'UNKNOWN' && spf === 'FOUND')
    return ' Its key may be under a name that can’t be guessed: look for dkim=pass in a test email.';
  return spf === 'UNKNOWN' ? ' DNS did not answer. Try again.' : ' You’re set.';
}

/** Opens the outbox in a new tab, for this session. */
function OpenOutbox() {
  const { token } = useSession();
  const toasts = useToasts();
  const [pending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    const headers = { authorization: `Bearer ${token ?? ''}` };
    const opened = await fetch('/outbox', { method: 'POST', headers }).catch(() => null);
    setPending(false);
    if (opened?.ok === true) window.open('/outbox', '_blank', 'noopener');
    else toasts.error('The outbox did not open. Try the link that the server printed.');
  };
  return (
    <Button pending={pending} onClick={() => void open()}>
      Open the outbox
    </Button>
  );
}

const JoinLink = () => (
  <a href="/?join" className={buttonStyle('plain')}>
    Join the waitlist
  </a>
);

const StepLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={buttonStyle('plain')}>
    {children}
  </Link>
);

interface StepProps {
  number: number;
  title: string;
  done: boolean;
  action: ReactNode;
  children: ReactNode;
}

function Step({ number, title, done, action, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-2">
      <span
        aria-hidden="true"
        className={`grid size-7 place-items-center rounded-full text-caption font-medium ${done ? 'border border-up/40 text-up' : 'bg-ink-3 text-fg'}`}
      >
        {done ? <CheckIcon size={16} /> : number}
      </span>
      <div className="min-w-0">
        <p className="font-medium text-fg">
          <span>{title}</span>
          {done && <span className="font-normal text-up"> Done</span>}
        </p>
        <div className="text-caption wrap-anywhere text-fg-2">{children}</div>
        <div className="mt-2 flex flex-wrap gap-2">{action}</div>
      </div>
    </li>
  );
}

/** How many of the steps that this role sees are done, as "2 of 6 done". */
function progressOf(
  { brand, mail, signup, faq, app, team }: FirstStepsPartsFragment,
  isAdmin: boolean,
): string {
  const all = [brand, mail, signup, faq, app, ...(isAdmin ? [team] : [])];
  return `${all.filter(Boolean).length} of ${all.length} done`;
}
