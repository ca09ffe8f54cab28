import { useSignupsPausedQuery } from '../../../generated/site/platform.ts';
import { joinWords } from '../../platform/join-words.ts';
import { joinAddress } from '../../platform/site-paths.ts';
import { invitedBy, type Referrer } from '../../referral/referrer.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PeopleIcon, RankIcon, ShareIcon } from '../../../ui/icons.tsx';

const promises = [
  {
    Icon: RankIcon,
    title: 'Your exact rank',
    text: 'How many are ahead of you, how many behind, and the top of the list.',
  },
  {
    Icon: PeopleIcon,
    title: 'Who joined with your code',
    text: 'Each friend as they join, and the points they earned you.',
  },
  {
    Icon: ShareIcon,
    title: 'Your code to share',
    text: 'Link, QR code, and the services your friends are on.',
  },
] as const;

export interface SignedOutAsideProps {
  /** Of the link that the visitor came by. */
  readonly referralCode: string | null;
  /** Whose it is; null if it is unknown. */
  readonly referrer: Referrer | null;
}

/** Next to the form: what it leads to, and a link for those who have not joined. */
export function SignedOutAside({ referralCode, referrer }: SignedOutAsideProps) {
  const isPaused = useSignupsPausedQuery().data?.signupsPaused === true;
  return (
    <aside aria-labelledby="promises" className="max-w-xl lg:py-8">
      <h2 id="promises" className="text-2xl">
        What you’ll find here
      </h2>
      <ul className="mt-6 grid gap-5">
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-control border border-line-2 bg-ink-3 text-accent">
              <Icon />
            </span>
            <p className="text-small leading-normal">
              <strong className="block font-semibold text-fg">{title}</strong>
              <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-4 border-t border-line pt-6">
        <p className="min-w-56 flex-1 text-small">
          {isPaused ? (
            <>
              <strong className="block font-semibold text-fg">Not on the list yet?</strong>
              <span>Sign-ups are paused for a moment. We can email you when they reopen.</span>
            </>
          ) : referrer === null ? (
            <>
              <strong className="block font-semibold text-fg">Not on the list yet?</strong>
              <span>It takes a short form and a verification code.</span>
            </>
          ) : (
            <>
              <strong className="block font-semibold text-fg">{invitedBy(referrer)}</strong>
              <span>{`Their code, ${referralCode ?? ''}, is already applied. Join and they move up.`}</span>
            </>
          )}
        </p>
        <ButtonLink href={joinAddress(referralCode)} className="max-sm:w-full">
          {joinWords(isPaused)}
        </ButtonLink>
      </div>
    </aside>
  );
}
