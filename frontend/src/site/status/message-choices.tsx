import { useState } from 'react';
import { currentNewsWording, wordingText } from '@waitlist/backend/consent-wordings';
import { useChooseMessagesMutation } from '../../generated/site/status.ts';
import { attempt } from '../../platform/attempt.ts';
import { useSite } from '../../platform/site-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { StatusSettings } from './status-settings.tsx';
import type { StatusData } from './use-status.ts';

type Choice = NonNullable<StatusData['messageChoices']>[number];
type Stream = Choice['stream'];

interface Words {
  /** What they get while it is on. */
  readonly label: string;
  readonly on: string;
  readonly off: string;
}

const wordsOf = (brand: string): Readonly<Record<Stream, Words>> => ({
  INVITES: {
    label: 'Email me my invitation, and remind me before it expires. You’ll find it on this page, too.',
    on: 'We’ll email your invitation to you.',
    off: 'We won’t email your invitation. Look for it on this page.',
  },
  UPDATES: {
    label: 'Tell me when friends join with my code.',
    on: 'We’ll email you when friends join.',
    off: 'We won’t email you when friends join.',
  },
  NEWS: {
    label: wordingText(currentNewsWording.text, brand),
    on: 'We’ll email you news.',
    off: 'You won’t get any more news.',
  },
});

const order: readonly Stream[] = ['INVITES', 'UPDATES', 'NEWS'];

/** Which emails a user gets. Each choice counts at once. */
export function MessageChoices({ choices }: { choices: readonly Choice[] }) {
  const { brand } = useSite();
  const toasts = useToasts();
  const [choose] = useChooseMessagesMutation();
  const [isOn, setOn] = useState(() => new Map(choices.map((choice) => [choice.stream, choice.isOn])));
  const words = wordsOf(brand.name);
  const change = async (stream: Stream, wanted: boolean) => {
    const answer = await attempt(() => choose({ variables: { stream, wanted } }));
    if (!answer.ok) return toasts.error(answer.error.message);
    const gets = answer.data.chooseMessages;
    setOn((known) => new Map(known).set(stream, gets));
    if (gets !== wanted)
      return toasts.error(`We can’t email your address. Write to ${brand.supportEmail} to change that.`);
    toasts.success(words[stream][wanted ? 'on' : 'off']);
  };
  return (
    <StatusSettings
      title="Your emails"
      settings={order.map((stream) => ({
        label: words[stream].label,
        isOn: isOn.get(stream) === true,
        onChange: (wanted) => change(stream, wanted),
      }))}
    />
  );
}
