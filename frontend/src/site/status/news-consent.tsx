import { useState } from 'react';
import { currentNewsWording, wordingText } from '@waitlist/backend/consent-wordings';
import { useSetNewsConsentMutation } from '../../generated/operations.ts';
import { attempt } from '../../platform/attempt.ts';
import { useSite } from '../../platform/site-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';

/** Lets a user subscribe to news or unsubscribe. */
export function NewsConsent({ granted }: { granted: boolean }) {
  const { brand } = useSite();
  const toasts = useToasts();
  const [setNewsConsent] = useSetNewsConsentMutation();
  const [isOn, setOn] = useState(granted);
  const [pending, setPending] = useState(false);
  const change = async (wanted: boolean) => {
    setPending(true);
    const answer = await attempt(() => setNewsConsent({ variables: { granted: wanted } }));
    setPending(false);
    if (!answer.ok) return toasts.error(answer.error.message);
    const getsNews = answer.data.setNewsConsent;
    setOn(getsNews);
    if (getsNews !== wanted)
      return toasts.error(`We can’t email your address. Write to ${brand.supportEmail} to change that.`);
    toasts.success(wanted ? 'We’ll email you news.' : 'You won’t get any more news.');
  };
  return (
    <section aria-labelledby="news-heading" className="card p-5 sm:p-6 print:hidden">
      <h2 id="news-heading" className="text-lg">
        News by email
      </h2>
      <label className="mt-3 flex items-start gap-3 text-small">
        <input
          type="checkbox"
          className="mt-1 size-4.5 shrink-0 accent-accent"
          checked={isOn}
          disabled={pending}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>{wordingText(currentNewsWording.text, brand.name)}</span>
      </label>
    </section>
  );
}
