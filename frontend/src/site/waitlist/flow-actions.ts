import { toReferralId } from '@waitlist/backend/referral-rules';
import type { ApiError } from '../../platform/api-error.ts';
import type { Flight } from '../../platform/use-single-flight.ts';
import type { Toasts } from '../../ui/toasts.tsx';
import type { FlowCalls } from './flow-calls.ts';
import { rejectedBy, type Joined, type Submission } from './flow-state.ts';

/** The tools of the actions. */
export interface FlowTools extends Flight {
  readonly calls: FlowCalls;
  readonly toasts: Toasts;
  showResult(joined: Joined): void;
  /** Shows what went wrong. */
  fail(error: ApiError): void;
  /** Back to the form; the contact stays verified. */
  returnToForm(): void;
  /** Back to the form; the contact has to be verified again. */
  forgetVerification(): void;
  onJoined(): void;
}

/** Joins with a verified contact. If the server rejects it, the visitor returns to the form. */
export async function join(tools: FlowTools, { values, join: input }: Submission): Promise<void> {
  const answer = await tools.calls.join(input);
  if (!tools.stillWanted()) return;
  if (answer.ok) {
    const { signup, ...joined } = answer.data.joinWaitlist;
    // The title says it if the visitor had joined before.
    if (!joined.alreadyJoined) tools.toasts.success(joined.message);
    tools.forgetVerification();
    tools.onJoined();
    const enteredCode = input.referralCode ?? '';
    return showRank(tools, { ...joined, enteredCode, userId: signup.id, referralId: signup.referralId });
  }
  tools.fail(answer.error);
  if (answer.error.code === 'VERIFICATION_REQUIRED') tools.forgetVerification();
  else if (Object.keys(rejectedBy(answer.error, values)).length > 0) tools.returnToForm();
}

/** Shows the result immediately and the rank once it is known. */
export async function showRank(tools: FlowTools, joined: Omit<Joined, 'rank'>): Promise<void> {
  const hasCode = toReferralId(joined.enteredCode) !== null;
  tools.showResult({ ...joined, rank: { status: 'counting' } });
  if (hasCode) await tools.calls.reportReferral(joined.enteredCode);
  const rank = await tools.calls.fetchRank(
    hasCode ? { referralId: joined.referralId } : { userId: joined.userId },
  );
  if (!tools.stillWanted()) return;
  tools.showResult({ ...joined, rank: rank === null ? { status: 'unknown' } : { status: 'known', ...rank } });
}
