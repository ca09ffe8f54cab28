import { eraseApplication } from './features/ambassador/ambassador.repository.ts';
import { eraseFromSearch } from './features/user/user.search-table.repository.ts';
import { eraseChallenges } from './features/verification/verification.repository.ts';
import type { PersonEraser } from './platform/erasure/person-eraser.ts';
import { eraseOutboxMessages } from './platform/outbox/outbox.repository.ts';

/**
 * Everything beside the signup that knows people. The order is that of the locks: applications before one-time codes, as
 * those who apply take them.
 */
export const personErasers: readonly PersonEraser[] = [
  eraseApplication,
  eraseChallenges,
  eraseOutboxMessages,
  eraseFromSearch,
];
