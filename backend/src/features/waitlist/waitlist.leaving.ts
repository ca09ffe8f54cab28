import type { NoticeAnswer } from '../../platform/dispatch/notice.ts';

/** For how long users who leave can stay after all. Then they are erased. */
export const leavingDays = 7;

/** SQL, over `signup`: whether a user asked to leave. */
export const isLeavingSql = 'signup.leaves_at IS NOT NULL';

/** A notice to a user who is leaving: it waits until they stay, or are erased. */
export const whileLeaving: NoticeAnswer = { waitSeconds: 3600 };
