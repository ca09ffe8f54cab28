import { failure } from '../../platform/errors/error-catalogue.ts';
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
export const oneTemplate = invalidFields({
  kind: 'A message that sends itself has one template. Change that one.',
});
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
