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

/** What a toast says, and how long it may wait. */
const texts: Readonly<Record<TriggerKind, { on: string; off: string; delays: readonly [string, string][] }>> =
  {
    FRIEND: {
      on: 'Users are told of friends who join from now on.',
      off: 'Users aren’t told when friends join.',
      delays: [
        ['0', 'At once'],
        ['15', 'After 15 minutes'],
        ['60', 'After an hour'],
        ['360', 'After 6 hours'],
        ['1440', 'After a day'],
      ],
    },
    NO_FRIEND: {
      on: 'Users who join from now on are reminded if nobody joins with their code.',
      off: 'Users aren’t reminded.',
      delays: [
        ['1440', 'After a day'],
        ['2880', 'After 2 days'],
        ['4320', 'After 3 days'],
        ['7200', 'After 5 days'],
        ['10080', 'After 7 days'],
      ],
    },
  };

/** Whether a message sends itself, and how long it waits. */
export function TriggerSetting({ kind }: { kind: TriggerKind }) {
  const mayChange = useHasRole('ADMIN');
  const { data } = useDetail(MessageTriggersDocument);
  const { pending, run } = useAction(SetMessageTriggerDocument, {
    refetch: [MessageTriggersDocument],
    says: ({ setMessageTrigger: { isOn } }) => (isOn ? texts[kind].on : texts[kind].off),
  });
  const setting = new Map(data?.messageTriggers.map((each) => [each.kind, each])).get(kind);
  if (setting === undefined) return null;
  const { isOn, delayMinutes } = setting;
  const set = (change: Partial<Pick<Setting, 'isOn' | 'delayMinutes'>>) =>
    void run({ input: { kind, isOn, delayMinutes, ...change } });
  if (!mayChange)
    return <p className="text-caption">{isOn ? `On. ${textOf(kind, delayMinutes)}.` : 'Off.'}</p>;
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
          options={known(kind, delayMinutes)}
          disabled={pending}
          onChoose={(minutes) => set({ delayMinutes: Number(minutes) })}
        />
      )}
    </div>
  );
}

const textOf = (kind: TriggerKind, minutes: number): string =>
  new Map(texts[kind].delays).get(String(minutes)) ?? `After ${minutes} minutes`;

/** With the one that was set by other means. */
const known = (kind: TriggerKind, minutes: number) =>
  [...new Map([...texts[kind].delays, [String(minutes), textOf(kind, minutes)]])].map(([value, text]) => ({
    value,
    text,
  }));
