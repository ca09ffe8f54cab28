import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  useDismissFirstStepsMutation,
  useFirstStepsQuery,
  type FirstStepsPartsFragment,
} from '../../generated/operations.ts';
import { useSite } from '../../platform/site-context.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useHasRole } from '../platform/use-has-role.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useCall } from '../platform/use-call.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { fresh } from './fresh.ts';

/** The remaining steps of a new installation; shown until all are done, or an ADMIN dismisses them. */
export function FirstSteps() {
  const isAdmin = useHasRole('ADMIN');
  const { data } = useFirstStepsQuery(fresh);
  const [dismiss] = useDismissFirstStepsMutation();
  const { pending, error, run } = useCall();
  const steps = data?.firstSteps;
  if (steps?.isShown !== true) return null;
  return (
    <section className="panel p-4 sm:p-5" aria-labelledby="first-steps">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="first-steps" className="text-base">
          {steps.signup ? 'Finish setting up' : 'Get ready for your first sign-up'}
        </h2>
        {isAdmin && (
          <ActionButton
            pending={pending}
            onClick={() => void run(() => dismiss({ refetchQueries: ['FirstSteps'] }))}
          >
            Dismiss
          </ActionButton>
        )}
      </div>
      {error !== null && (
        <Notice tone="trouble" className="mt-3">
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
    <ol className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
      <Step number={1} title="Set your brand" done={steps.brand}>
        The site is called {brand.name}. Change the name, texts and support email in <code>brand.json</code>.
      </Step>
      <Step number={2} title="Connect your mail server" done={steps.mail}>
        {steps.mail ? (
          'Messages are sent through your mail server.'
        ) : (
          <>
            Set <code>SMTP_URL</code> and <code>MAIL_FROM</code>. Until then, messages stay in the outbox of
            this machine.
          </>
        )}
      </Step>
      <Step number={3} title="Make the first sign-up" done={steps.signup}>
        <a href="/?join" className="text-link">
          Join the waitlist yourself
        </a>{' '}
        to see what your visitors see.
      </Step>
      <Step number={4} title="Check the FAQ" done={steps.faq}>
        <Link to={officePaths.faqs} className="text-link">
          Edit the FAQs
        </Link>{' '}
        that the site starts with, or add your own. Active FAQs appear on the site.
      </Step>
      <Step number={5} title="Connect your app" done={steps.app}>
        {steps.app ? (
          'Log-in links and invitations lead to your app.'
        ) : (
          <>
            Set <code>WEB_APP_URL</code> before you invite the first users. Until then, log-in links lead to a
            page that says the app isn’t open yet.
          </>
        )}
      </Step>
      {isAdmin && (
        <Step number={6} title="Invite your team" done={steps.team}>
          Invite colleagues by email under{' '}
          <Link to={officePaths.team} className="text-link">
            Team
          </Link>
          , or approve them there once they have signed up at <code>{officePaths.signup}</code>.
        </Step>
      )}
    </ol>
  );
}

interface StepProps {
  number: number;
  title: string;
  done: boolean;
  children: ReactNode;
}

function Step({ number, title, done, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1.75rem_1fr] gap-2">
      <span
        aria-hidden="true"
        className={`grid size-7 place-items-center rounded-full text-caption font-medium ${done ? 'border border-up/40 text-up' : 'bg-ink-3 text-fg'}`}
      >
        {done ? <CheckIcon size={16} /> : number}
      </span>
      <div className="min-w-0">
        <p className="font-medium text-fg">
          {title}
          {done && <span className="font-normal text-up"> Done</span>}
        </p>
        <p className="text-caption wrap-anywhere text-fg-2">{children}</p>
      </div>
    </li>
  );
}
