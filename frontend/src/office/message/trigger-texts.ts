import type { TriggerKind } from '../../generated/office.ts';

interface TriggerTexts {
  /** What a toast says once it is on, and once it is off. */
  readonly on: string;
  readonly off: string;
  /** How long it may wait, in minutes, and in words; one: it does not wait. */
  readonly delays: readonly (readonly [minutes: number, text: string])[];
  /** How the preview calls users who unsubscribed from it. */
  readonly unsubscribed: string;
}

export const triggerTexts: Readonly<Record<TriggerKind, TriggerTexts>> = {
  FRIEND: {
    on: 'Users are told of friends who join from now on.',
    off: 'Users aren’t told when friends join.',
    delays: [
      [0, 'At once'],
      [15, 'After 15 minutes'],
      [60, 'After an hour'],
      [360, 'After 6 hours'],
      [1440, 'After a day'],
    ],
    unsubscribed: 'unsubscribed from updates about their rank',
  },
  NO_FRIEND: {
    on: 'Users who join from now on are reminded if nobody joins with their code.',
    off: 'Users aren’t reminded.',
    delays: [
      [1440, 'After a day'],
      [2880, 'After 2 days'],
      [4320, 'After 3 days'],
      [7200, 'After 5 days'],
      [10_080, 'After 7 days'],
    ],
    unsubscribed: 'unsubscribed from news',
  },
  PASSED: {
    on: 'From tomorrow on, users are told when they lose 10 ranks or more in a week.',
    off: 'Users aren’t told when others pass them.',
    delays: [[0, 'Once a week at most']],
    unsubscribed: 'unsubscribed from news',
  },
};

export const delayText = (kind: TriggerKind, minutes: number): string =>
  new Map(triggerTexts[kind].delays).get(minutes) ?? `After ${minutes} minutes`;
