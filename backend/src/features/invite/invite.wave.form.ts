import { array, type InferType, number, object } from 'yup';
import { defaultPerHour, mailingFields, wholeNumber } from '../mailing/mailing.form.ts';

/**
 * What the form of a wave accepts, except its segment and template: the single source of its limits and messages, for
 * the form and for the server. Pure, and usable on both sides.
 */

/** A year. */
export const validMinutesMax = 525_600;
export const remindersMax = 2;

export const wavePerHour = defaultPerHour;
export const waveExpiresInMinutes = 14 * 24 * 60;

const minutesPerDay = 24 * 60;

export const waveFormSchema = object({
  ...mailingFields,
  expiresInMinutes: wholeNumber(
    'Invitations can be valid for 1 minute to 365 days (525,600 minutes)',
    validMinutesMax,
  ),
  reminderDays: array()
    .of(number().integer('Reminders are sent a whole number of days before the end').defined())
    .max(remindersMax, `There can be at most ${remindersMax} reminders`)
    .test(
      'distinct',
      'Reminders must be on different days',
      (days) => new Set(days).size === (days ?? []).length,
    )
    .test(
      'within',
      'Reminders must be at least one day before the end, and after the invitation is sent',
      (days, { parent }: { parent: { readonly expiresInMinutes?: unknown } }) =>
        (days ?? []).every((day) => day >= 1 && day * minutesPerDay < Number(parent.expiresInMinutes)),
    )
    .default([]),
});

export type WaveForm = InferType<typeof waveFormSchema>;
