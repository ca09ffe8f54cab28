import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';
import { firstFault, invalidFields } from '../../platform/forms/form-faults.ts';

/** This feature's messages, shown to users as they are. */

export const templatesAtMost = 200;

export const unknownTemplate = failure('NOT_FOUND', 'There is no template with this id.');
export const unknownUser = failure('NOT_FOUND', 'No user on the waitlist has this id.');
export const tooManyTemplates = invalidFields({
  name: `You already have ${templatesAtMost} templates, the maximum. Change one of them instead.`,
});
export const otherKind = invalidFields({
  kind: 'A template keeps its kind. Create a new one for another kind of message.',
});
export const oneTemplate = invalidFields({ kind: 'This kind of message has one template. Change that one.' });
export const templateChanged = failure(
  'CONFLICT',
  'Someone else has changed this template since you opened it. Check what has changed, then try again.',
);
export const testNotSent = failure(
  'MAIL_NOT_SENT',
  'The mail server did not accept the test message. Check SMTP_URL and MAIL_FROM, then try again.',
  { retryAfterSeconds: 10 },
);

export const noVerifiedEmail = firstFault({
  granted: 'News goes out by email, and you have not verified an email address.',
});

export const noPast = invalidFields({ kind: 'This message can’t be sent to users who joined before.' });
export const confirmPast = firstFault({
  confirmPeople: 'Enter how many users it goes to, as shown in the preview.',
});
export const pastWhileOff = failure(
  'WRONG_STATE',
  'This message is off. Switch it on first, then send it to users who joined before.',
);
export const pastRunning = failure(
  'WRONG_STATE',
  'This message is being sent to users who joined before. Wait until that is done, or switch it off to stop it.',
);
export function pastMismatch(people: number, confirmed: number): Failure {
  const users = people === 1 ? '1 user' : `${people.toLocaleString('en-US')} users`;
  const message =
    people === confirmed
      ? 'Someone else has changed who gets this message. Check the preview, then try again.'
      : `This message goes to ${users}, not ${confirmed.toLocaleString('en-US')}. Check the preview, then try again.`;
  return failure('CONFLICT', message, { fields: { confirmPeople: message } });
}
