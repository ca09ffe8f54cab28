import { eraseApplication } from './features/ambassador/ambassador.repository.ts';
import { eraseRecipients } from './features/mailing/mailing.erasure.repository.ts';
import { eraseConsent } from './features/message/message.consent.repository.ts';
import { eraseSuppressions } from './features/message/message.suppression.repository.ts';
import { eraseFromLists } from './features/segment/segment.email-list.repository.ts';
import { eraseFromSearch } from './features/user/user.search-table.repository.ts';
import { eraseChallenges } from './features/verification/verification.repository.ts';
import { eraseInvites } from './features/invite/invite.standing.ts';
import { eraseDeliveryAnswers } from './features/webhook/webhook.erasure.repository.ts';
import type { PersonEraser } from './platform/erasure/person-eraser.ts';
import { eraseOutboxMessages } from './platform/outbox/outbox.repository.ts';

/**
 * Erases personal data outside the signup. The order is that of the locks: applications before verification codes, as
 * in applying; recipients of mailings before invitations; deliveries last.
 */
export const personErasers: readonly PersonEraser[] = [
  eraseRecipients,
  eraseInvites,
  eraseApplication,
  eraseChallenges,
  eraseOutboxMessages,
  eraseFromSearch,
  eraseSuppressions,
  eraseConsent,
  eraseFromLists,
  eraseDeliveryAnswers,
];
