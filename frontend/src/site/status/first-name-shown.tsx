import { useState } from 'react';
import { useSetFirstNameShownMutation } from '../../generated/site/status.ts';
import { attempt } from '../../platform/attempt.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { StatusSettings } from './status-settings.tsx';

/** Lets a user hide their first name from friends who open their link, or show it again. */
export function FirstNameShown({ shown }: { shown: boolean }) {
  const toasts = useToasts();
  const [setFirstNameShown] = useSetFirstNameShownMutation();
  const [isOn, setOn] = useState(shown);
  const change = async (wanted: boolean) => {
    const answer = await attempt(() => setFirstNameShown({ variables: { shown: wanted } }));
    if (!answer.ok) return toasts.error(answer.error.message);
    setOn(answer.data.setFirstNameShown);
    toasts.success(wanted ? 'Friends see who invited them.' : 'Your link no longer shows your name.');
  };
  return (
    <StatusSettings
      title="Your name on your link"
      settings={[{ label: 'Show my first name to friends who open my link', isOn, onChange: change }]}
    />
  );
}
