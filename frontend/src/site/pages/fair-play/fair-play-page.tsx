import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '../../../ui/icons.tsx';
import { legalPages } from '../../legal/legal-pages.ts';
import { sitePaths } from '../../platform/site-paths.ts';
import { PageFrame } from '../../shell/page-frame.tsx';

/** How points are counted, in plain words. Complete without any script. */
export function FairPlayPage() {
  return (
    <PageFrame>
      <div className="absolute inset-x-0 top-0 -z-10 h-[36rem] print:hidden">
        <div className="hero-light" />
      </div>
      <article className="wrap pt-6 pb-20 lg:pt-10 lg:pb-28">
        <div className="max-w-[44em]">
          <a
            href={sitePaths.home}
            className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-lg px-1 text-small text-fg-2 transition-colors hover:text-fg print:hidden"
          >
            <ArrowLeftIcon size={18} />
            Back to home
          </a>
          <h1 className="mt-4 text-legal-title">Fair play</h1>
          <p className="mt-5 text-lg leading-relaxed text-fg-2">
            Your rank should say how many real friends you brought, and when you joined. This is how we keep
            it so.
          </p>
          {sections.map(({ id, title, text }) => (
            <section key={id} aria-labelledby={id} className="mt-12">
              <h2 id={id} className="text-legal-heading">
                {title}
              </h2>
              <div className="prose mt-4">{text}</div>
            </section>
          ))}
        </div>
      </article>
    </PageFrame>
  );
}

const sections: readonly { readonly id: string; readonly title: string; readonly text: ReactNode }[] = [
  {
    id: 'rank',
    title: 'How your rank is made',
    text: (
      <>
        <p>
          Everyone who joins with your code earns you points. More points come first. If two people have the
          same points, the one who joined first ranks higher. There is no lottery, and no place is for sale.
        </p>
        <p>
          Now and then we give points ourselves, to someone who helped at an event, for example. Your rank is
          exact at every moment. It changes when you earn points, and when others do.
        </p>
      </>
    ),
  },
  {
    id: 'checks',
    title: 'What we check',
    text: (
      <>
        <p>
          Some people invent friends. So we check whether a sign-up with a referral code looks fake: a
          disposable mailbox, many sign-ups from one browser, or a code entered faster than people type. If it
          does, its points don’t count until we have reviewed it. Most reviews take less than a week.
        </p>
        <p>
          Joining together is fine: a family on one router, a campus, or everyone who saw the same post. That
          alone never holds points. Services that hide your email address are fine, too.
        </p>
        <p>
          A check never costs you your own rank. Only a person on our team can block a user, for a proven
          fake.
        </p>
      </>
    ),
  },
  {
    id: 'told',
    title: 'What we tell you',
    text: (
      <p>
        Your <a href={sitePaths.status}>status page</a> says how many of your invitations are being checked,
        and how many were not counted. It doesn’t say which, because that would tell you about other people,
        and it doesn’t say why, because that would tell fakers what to change.
      </p>
    ),
  },
  {
    id: 'appeals',
    title: 'If you think we are wrong',
    text: (
      <p>
        If invitations were not counted, ask us on your status page to look again, once a week. A person reads
        what you write, looks at your invitations, and answers you. If we were wrong, your points are back at
        once.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'What we use for it',
    text: (
      <p>
        We compare keyed hashes on our own server and keep them for 30 days. There is no tracking across
        sites, and no other company has a say. The <a href={legalPages.privacyPolicy.path}>privacy policy</a>{' '}
        has the details.
      </p>
    ),
  },
];
