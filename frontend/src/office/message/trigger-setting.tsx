import {
  MessageTriggersDocument,
  SetMessageTriggerDocument,
  type MessageTriggersQuery,
  type TriggerKind,
} from '../../generated/office.ts';
import { useHasRole } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';

type Setting = MessageTriggersQuery['messageTriggers'][number];

const delays = [
  { value: '0', text: 'At once' },
  { value: '15', text: 'After 15 minutes' },
  { value: '60', text: 'After an hour' },
  { value: '360', text: 'After 6 hours' },
  { value: '1440', text: 'After a day' },
];

/** Whether a message sends itself, and how long it waits. */
export function TriggerSetting({ kind }: { kind: TriggerKind }) {
  const mayChange = useHasRole('ADMIN');
  const { data } = useDetail(MessageTriggersDocument);
  const { pending, run } = useAction(SetMessageTriggerDocument, {
    refetch: [MessageTriggersDocument],
    says: ({ setMessageTrigger: { isOn } }) =>
      isOn ? 'Users are told of friends who join from now on.' : 'Users aren’t told when friends join.',
  });
  const setting = new Map(data?.messageTriggers.map((each) => [each.kind, each])).get(kind);
  if (setting === undefined) return null;
  const { isOn, delayMinutes } = setting;
  const set = (change: Partial<Pick<Setting, 'isOn' | 'delayMinutes'>>) =>
    void run({ input: { kind, isOn, delayMinutes, ...change } });
  if (!mayChange) return <p className="text-caption">{isOn ? `On. ${textOf(delayMinutes)}.` : 'Off.'}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Switch
        label="Sends itself"
        on={isOn}
        texts={{ on: 'On', off: 'Off' }}
        pending={pending}
        onToggle={(turned) => set({ isOn: turned })}
      />
      {isOn && (
        <Select
          label="When"
          value={String(delayMinutes)}
          options={known(delayMinutes)}
          disabled={pending}
          onChoose={(minutes) => set({ delayMinutes: Number(minutes) })}
        />
      )}
    </div>
  );
}

const textOf = (minutes: number): string =>
  delays.find(({ value }) => value === String(minutes))?.text ?? `After ${minutes} minutes`;

/** With the one that was set by other means. */
const known = (minutes: number) =>
  delays.some(({ value }) => value === String(minutes))
    ? delays
    : [...delays, { value: String(minutes), text: textOf(minutes) }];
