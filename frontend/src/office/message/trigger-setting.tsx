import { useRef, useState } from 'react';
import {
  type MessageKind,
  MessageTriggersDocument,
  SetMessageTriggerDocument,
  type TriggerPartsFragment,
} from '../../generated/office.ts';
import { Audience } from '../mailing/mailing-facts.tsx';
import { useHasRole } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../ui/format.ts';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { AudienceDialog } from './trigger-audience-dialog.tsx';
import { PastDialog } from './trigger-past-dialog.tsx';
import { delayText, triggerTexts } from './trigger-texts.ts';

/** How often the server is asked how far a message to earlier users is. */
const pollMs = 3000;

/** Whether a message sends itself, how long it waits, and who gets it; nothing for other kinds. */
export function TriggerSetting({ kind }: { kind: MessageKind }) {
  const mayChange = useHasRole('ADMIN');
  const [isPast, setPast] = useState(false);
  const { data } = useDetail(MessageTriggersDocument, { pollInterval: isPast ? pollMs : 0 });
  const setting = data?.messageTriggers.find((each) => each.kind === kind);
  if (setting === undefined) return null;
  if ((setting.pastLeft !== null) !== isPast) setPast(!isPast);
  return (
    <div className="mt-1 grid gap-2">
      {mayChange ? <Controls setting={setting} /> : <Told setting={setting} />}
      {setting.pastLeft !== null && (
        <p role="status" className="text-caption">
          {`It’s going out to users who joined before: up to ${counted(setting.pastLeft, 'more user', 'more users')}. Switch it off to stop.`}
        </p>
      )}
    </div>
  );
}

interface SettingProps {
  setting: TriggerPartsFragment;
}

/** For those who may not change it. */
function Told({ setting: { kind, isOn, delayMinutes, segment } }: SettingProps) {
  if (!isOn) return <p className="text-caption">Off.</p>;
  return (
    <p className="text-caption">
      {triggerTexts[kind].delays.length > 1 && <span>{`${delayText(kind, delayMinutes)}.`}</span>}{' '}
      <span>{segment === null ? 'All users.' : <Audience segment={segment} />}</span>
    </p>
  );
}

function Controls({ setting }: SettingProps) {
  const { kind, isOn, delayMinutes } = setting;
  const { on, off, delays } = triggerTexts[kind];
  const { pending, run } = useAction(SetMessageTriggerDocument, {
    refetch: [MessageTriggersDocument],
    says: ({ setMessageTrigger }) => (setMessageTrigger.isOn ? on : off),
  });
  const set = (change: Partial<Pick<TriggerPartsFragment, 'isOn' | 'delayMinutes'>>) =>
    void run({ input: { kind, isOn, delayMinutes, ...change } });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Switch
        label="Sends itself"
        on={isOn}
        texts={{ on: 'On', off: 'Off' }}
        pending={pending}
        onToggle={(turned) => set({ isOn: turned })}
      />
      {isOn && delays.length > 1 && (
        <Select
          label="When"
          value={String(delayMinutes)}
          options={delayOptions(setting)}
          disabled={pending}
          onChoose={(minutes) => set({ delayMinutes: Number(minutes) })}
        />
      )}
      <Who setting={setting} />
      {isOn && setting.hasPast && setting.pastLeft === null && <Past setting={setting} />}
    </div>
  );
}

/** With the one that was set by other means. */
const delayOptions = ({ kind, delayMinutes }: TriggerPartsFragment) =>
  [...new Map([...triggerTexts[kind].delays, [delayMinutes, delayText(kind, delayMinutes)]])].map(
    ([minutes, text]) => ({ value: String(minutes), text }),
  );

function Who({ setting }: SettingProps) {
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} onClick={() => open(true)}>
        <span className="sr-only">Who gets it: </span>
        <span>{setting.segment === null ? 'All users' : <Audience segment={setting.segment} />}</span>
      </Button>
      {isOpen && <AudienceDialog setting={setting} open opener={button} onClose={() => open(false)} />}
    </>
  );
}

function Past({ setting: { kind } }: SettingProps) {
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} onClick={() => open(true)}>
        Send to earlier users
      </Button>
      {isOpen && <PastDialog kind={kind} open opener={button} onClose={() => open(false)} />}
    </>
  );
}
