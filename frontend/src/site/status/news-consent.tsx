import { useState } from 'react';
import { currentNewsWording, wordingText } from '@waitlist/backend/consent-wordings';
import { useSetNewsConsentMutation } from '../../generated/site/status.ts';
import { attempt } from '../../platform/attempt.ts';
import { useSite } from '../../platform/site-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { StatusSetting } from './status-setting.tsx';

/** Lets a user subscribe to news or unsubscribe. */
export function NewsConsent({ granted }: { granted: boolean }) {
  const { brand } = useSite();
  const toasts = useToasts();
  const [setNewsConsent] = useSetNewsConsentMutation();
  const [isOn, setOn] = useState(granted);
  const change = async (wanted: boolean) => {
    const answer = await attempt(() => setNewsConsent({ variables: { granted: wanted } }));
    if (!answer.ok) return toasts.error(answer.error.message);
    const getsNews = answer.data.setNewsConsent;
    setOn(getsNews);
    if (getsNews !== wanted)
      return toasts.error(`We can’t email your address. Write to ${brand.supportEmail} to change that.`);
    toasts.success(wanted ? 'We’ll email you news.' : 'You won’t get any more news.');
  };
  return (
    <StatusSetting
      title="News by email"
      label={wordingText(currentNewsWording.text, brand.name)}
      isOn={isOn}
      onChange={change}
    />
  );
}
