import { waveFormSchema } from '@waitlist/backend/wave-form';
import type { InviteWaveInput, WavePartsFragment } from '../../generated/office.ts';
import { mailingSchema } from '../mailing/mailing-schema.ts';
import {
  fromList,
  mailingFieldOfServer,
  mailingInputOf,
  mailingValuesOf,
  newMailing,
  type MailingValues,
} from '../mailing/mailing-values.ts';
import { fullDay } from '../ui/format.ts';

type TimeUnit = 'days' | 'hours' | 'minutes';

/** The values of the form of a wave; an empty number is ''. */
export interface WaveValues extends MailingValues {
  readonly expiresIn: number | '';
  readonly expiresUnit: TimeUnit;
  /** Days before the invitation expires. */
  readonly firstReminder: number | '';
  readonly secondReminder: number | '';
}

/** Where the server's messages about fields appear in the form. */
export const waveFieldOfServer: Readonly<Record<string, keyof WaveValues>> = {
  ...mailingFieldOfServer,
  expiresInMinutes: 'expiresIn',
  reminderDays: 'firstReminder',
};

const minutesPer: Readonly<Record<TimeUnit, number>> = { days: 1440, hours: 60, minutes: 1 };

/** How long an invitation can be accepted; null while no time is entered. */
export const minutesOf = (expiresIn: number | '', unit: TimeUnit): number | null =>
  expiresIn === '' ? null : expiresIn * minutesPer[unit];

/** The default size of a new wave: without a number, it would go to everyone who waits. */
const firstProposal = 100;

/** A new wave, named after its day: to a few of the best, or to those of the list that it was opened from. */
export const newWave = (now: Date, address = new URLSearchParams()): WaveValues => ({
  ...newMailing(`Wave of ${fullDay(now.toISOString())}`),
  ...fromList('INVITE', address)?.values,
  topByRank: fromList('INVITE', address)?.isNarrowed === true ? '' : firstProposal,
  expiresIn: 14,
  expiresUnit: 'days',
  firstReminder: '',
  secondReminder: '',
});

export function valuesOf({ mailing, expiresInMinutes, reminderDays }: WavePartsFragment): WaveValues {
  const unit =
    (['days', 'hours'] as const).find((each) => expiresInMinutes % minutesPer[each] === 0) ?? 'minutes';
  const [firstReminder = '', secondReminder = ''] = reminderDays;
  return {
    ...mailingValuesOf(mailing),
    expiresIn: expiresInMinutes / minutesPer[unit],
    expiresUnit: unit,
    firstReminder,
    secondReminder,
  };
}

/** The values must have passed the form's schema. */
export function inputOf(values: WaveValues): InviteWaveInput {
  const reminders = [values.firstReminder, values.secondReminder].filter((days) => days !== '');
  return {
    ...mailingInputOf(values),
    expiresInMinutes: minutesOf(values.expiresIn, values.expiresUnit) ?? 0,
    reminderDays: reminders.sort((one, other) => other - one),
  };
}

/** What the form of a wave rejects by itself. */
export const waveSchema = mailingSchema<WaveValues>({
  rules: waveFormSchema,
  inputOf,
  fieldOfServer: waveFieldOfServer,
});
