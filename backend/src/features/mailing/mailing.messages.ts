import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import type { MailingKindName } from '../segment/segment.form.ts';
import type { MailingRow, MailingState } from './mailing.repository.ts';

/** This feature's messages; each is shown to users as it is, and calls a mailing what its screen calls it. */

type Told = Pick<MailingRow, 'kind' | 'state'>;

const nouns: Readonly<Record<MailingKindName, string>> = { invite: 'wave', broadcast: 'broadcast' };

export const unknownMailing: Failure = failure(
  'NOT_FOUND',
  'This mailing doesn’t exist. Reload the list and choose another one.',
);

export const missingId = 'Enter the id of the mailing.';

const words: Readonly<Record<MailingState, string>> = {
  draft: 'a draft',
  scheduled: 'scheduled',
  preparing: 'being prepared',
  running: 'running',
  paused: 'paused',
  done: 'done',
  canceled: 'canceled',
};

const wrongState = ({ kind, state }: Told, what: string): Failure =>
  failure('WRONG_STATE', `This ${nouns[kind]} is ${words[state]}. ${what}`);

export const cannotStart = (mailing: Told): Failure =>
  wrongState(mailing, `Only a draft can be started: create a new ${nouns[mailing.kind]}.`);
export const cannotPause = (mailing: Told): Failure =>
  wrongState(
    mailing,
    mailing.state === 'preparing'
      ? 'Try again in a moment, or ask an ADMIN to cancel it.'
      : `Only a running ${nouns[mailing.kind]} can be paused. Reload the page to see its state.`,
  );
export const cannotResume = (mailing: Told): Failure =>
  wrongState(
    mailing,
    `Only a paused ${nouns[mailing.kind]} can be resumed. Reload the page to see its state.`,
  );
export const cannotSetPace = (mailing: Told): Failure =>
  wrongState(
    mailing,
    mailing.state === 'draft' ? 'Edit it to change its pace.' : 'It has ended, so nothing more is sent.',
  );
export const cannotCancel = (mailing: Told): Failure =>
  wrongState(mailing, 'It has ended, so there’s nothing left to cancel.');
export const cannotDelete = (mailing: Told): Failure =>
  wrongState(mailing, 'Only a draft can be deleted. Reload the page to see its state.');
export const cannotResend = (mailing: Told): Failure =>
  wrongState(mailing, 'Messages can be sent again while it is running or paused, or once it is done.');
export const nothingUncertain = ({ kind }: Told): Failure =>
  failure(
    'WRONG_STATE',
    `No message of this ${nouns[kind]} is uncertain. Reload the page to see its figures.`,
  );
export const changedMeanwhile = ({ kind }: Told): Failure =>
  failure(
    'CONFLICT',
    `Someone else has changed this ${nouns[kind]} since you opened it. Check what has changed, then try again.`,
  );
export const missingRevision = 'Enter the revision that you looked at, as the draft has it.';

export const confirmNothing = 'Enter how many users it goes to, as shown in the preview.';
export const noRecipients: Failure = firstFault({
  confirmPeople: 'No one can get this message right now. Change who it goes to.',
});
export const confirmMismatch = ({ kind }: Told, people: number, confirmed: number): Failure => {
  const users = people === 1 ? '1 user' : `${people.toLocaleString('en-US')} users`;
  const message = `This ${nouns[kind]} goes to ${users}, not ${confirmed.toLocaleString('en-US')}. Check the preview, then enter ${people}.`;
  return failure('CONFLICT', message, { fields: { confirmPeople: message } });
};
export const badStart =
  'Enter a time within the next year as ISO 8601 with a time zone, such as 2026-01-31T09:00:00Z.';

export const started = ({ kind }: Told): string => `The ${nouns[kind]} has started.`;
export const scheduled = ({ kind }: Told): string => `The ${nouns[kind]} is scheduled.`;
export const paused = ({ kind }: Told): string =>
  `The ${nouns[kind]} is paused. Messages already on their way still go out; no others are sent until an admin resumes it.`;
export const resumed = ({ kind }: Told): string => `The ${nouns[kind]} has resumed.`;
export const paceSet = ({ kind }: Told, perHour: number): string =>
  `The ${nouns[kind]} sends up to ${perHour.toLocaleString('en-US')} an hour now.`;
export const canceled = ({ kind }: Told): string => `The ${nouns[kind]} is canceled.`;
export const deleted = ({ kind }: Told): string => `The draft of the ${nouns[kind]} was deleted.`;
export const resending = (people: number): string =>
  people === 1
    ? '1 message will be sent again.'
    : `${people.toLocaleString('en-US')} messages will be sent again.`;
