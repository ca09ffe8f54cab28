import { describe, expect, it, vi } from 'vitest';
import { forEachField } from '@waitlist/backend/waitlist-form';
import type { JoinWaitlistMutation } from '../../generated/operations.ts';
import { failed, succeeded } from '../../testing/answers.ts';
import { join, showRank, type FlowTools } from './flow-actions.ts';
import type { Submission } from './flow-state.ts';

const submission: Submission = {
  values: {
    ...forEachField(() => ''),
    newsConsent: false,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phoneNo: '030 123456',
    country: 'DE',
    broker: 'zerodha',
  },
  join: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phoneNo: '+4930123456',
    country: 'DE',
    broker: 'zerodha',
    referralCode: null,
    systemCountry: 'DE',
  },
  contact: { channel: 'EMAIL', destination: 'ada@example.com' },
};
const withCode = (referralCode: string): Submission => ({
  ...submission,
  join: { ...submission.join, referralCode },
});
const answer: JoinWaitlistMutation = {
  joinWaitlist: {
    message: 'You have joined.',
    alreadyJoined: false,
    referralCredited: true,
    signup: { id: 'id-1', referralId: 'ADA12345' },
  },
};
const joined = {
  message: 'You have joined.',
  alreadyJoined: false,
  referralCredited: true,
  enteredCode: '',
  userId: 'id-1',
  referralId: 'ADA12345',
};

function toolsWith(changes: Partial<FlowTools['calls']> = {}) {
  const calls = {
    join: vi.fn<FlowTools['calls']['join']>(changes.join ?? (async () => succeeded(answer))),
    reportReferral: vi.fn<FlowTools['calls']['reportReferral']>(async () => {}),
    fetchRank: vi.fn<FlowTools['calls']['fetchRank']>(
      changes.fetchRank ?? (async () => ({ rank: 7, total: 9, nextStep: null })),
    ),
  };
  return {
    calls,
    toasts: { success: vi.fn(), error: vi.fn(), clear: vi.fn() },
    stillWanted: vi.fn(() => true),
    land: vi.fn(),
    showResult: vi.fn(),
    fail: vi.fn(),
    returnToForm: vi.fn(),
    forgetVerification: vi.fn(),
    onJoined: vi.fn(),
  };
}
const refusing = (refusal: ReturnType<typeof failed>) => toolsWith({ join: async () => refusal });

describe('joining', () => {
  it('shows the result immediately and the rank once it is known', async () => {
    const tools = toolsWith();
    await join(tools, submission);
    expect(tools.showResult.mock.calls).toEqual([
      [{ ...joined, rank: { status: 'counting' } }],
      [{ ...joined, rank: { status: 'known', rank: 7, total: 9, nextStep: null } }],
    ]);
    expect(tools.toasts.success.mock.calls).toEqual([['You have joined.']]);
    expect(tools.onJoined).toHaveBeenCalledTimes(1);
  });

  it('leaves it to the title to say that the visitor had joined before', async () => {
    const { joinWaitlist } = answer;
    const again = { joinWaitlist: { ...joinWaitlist, alreadyJoined: true } };
    const tools = toolsWith({ join: async () => succeeded(again) });
    await join(tools, submission);
    expect(tools.toasts.success).not.toHaveBeenCalled();
  });

  it('uses the verification up', async () => {
    const tools = toolsWith();
    await join(tools, submission);
    expect(tools.forgetVerification).toHaveBeenCalledTimes(1);
  });

  it('looks the rank up by user without a referral code', async () => {
    const tools = toolsWith();
    await join(tools, submission);
    expect(tools.calls.fetchRank.mock.calls).toEqual([[{ userId: 'id-1' }]]);
    expect(tools.calls.reportReferral).not.toHaveBeenCalled();
  });

  it('reports a referral code of 8 characters first, then looks the rank up by referral id', async () => {
    const tools = toolsWith();
    await join(tools, withCode('FRIEND23'));
    expect(tools.calls.reportReferral.mock.calls).toEqual([['FRIEND23']]);
    expect(tools.calls.fetchRank.mock.calls).toEqual([[{ referralId: 'ADA12345' }]]);
    expect(tools.calls.reportReferral.mock.invocationCallOrder[0]).toBeLessThan(
      tools.calls.fetchRank.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('does not report a shorter code, but keeps it for the result', async () => {
    const tools = toolsWith();
    await join(tools, withCode('FRIEND2'));
    expect(tools.calls.reportReferral).not.toHaveBeenCalled();
    expect(tools.showResult.mock.calls[0]?.[0]).toMatchObject({ enteredCode: 'FRIEND2' });
  });
});

describe('a join that is refused', () => {
  it.each(['NETWORK', 'DATABASE_UNAVAILABLE'])('by %s can be tried again where it is', async (code) => {
    const refusal = failed(code);
    const tools = refusing(refusal);
    await join(tools, submission);
    expect(tools.fail.mock.calls).toEqual([[refusal.error]]);
    for (const { mock } of [tools.returnToForm, tools.forgetVerification, tools.showResult, tools.onJoined])
      expect(mock.calls).toEqual([]);
  });

  it('because of a value leads back to the form, the contact still verified', async () => {
    const tools = refusing(failed('VALIDATION_FAILED', { fields: { phoneNo: 'Not a phone' } }));
    await join(tools, submission);
    expect(tools.returnToForm).toHaveBeenCalledTimes(1);
    expect(tools.forgetVerification).not.toHaveBeenCalled();
  });

  it('because of a field that the form does not have stays where it is', async () => {
    const tools = refusing(failed('VALIDATION_FAILED', { fields: { systemCountry: 'No such country' } }));
    await join(tools, submission);
    expect(tools.fail).toHaveBeenCalledTimes(1);
    expect(tools.returnToForm).not.toHaveBeenCalled();
  });

  it('because the verification is too old leads back to the form, to verify again', async () => {
    const tools = refusing(failed('VERIFICATION_REQUIRED'));
    await join(tools, submission);
    expect(tools.forgetVerification).toHaveBeenCalledTimes(1);
    expect(tools.returnToForm).not.toHaveBeenCalled();
  });
});

describe('abandoned results', () => {
  it.each([
    ['an answer', toolsWith()],
    ['a refusal', refusing(failed('VERIFICATION_REQUIRED'))],
  ])('%s changes nothing', async (_, tools) => {
    tools.stillWanted.mockReturnValue(false);
    await join(tools, submission);
    for (const { mock } of [tools.showResult, tools.fail, tools.forgetVerification, tools.toasts.success])
      expect(mock.calls).toEqual([]);
  });

  it('a rank is not shown', async () => {
    const tools = toolsWith();
    tools.stillWanted.mockReturnValue(false);
    await showRank(tools, joined);
    expect(tools.showResult.mock.calls).toEqual([[{ ...joined, rank: { status: 'counting' } }]]);
  });
});

it('a rank that did not come is said to be unknown', async () => {
  const tools = toolsWith({ fetchRank: async () => null });
  await showRank(tools, joined);
  expect(tools.showResult.mock.calls.at(-1)).toEqual([{ ...joined, rank: { status: 'unknown' } }]);
});
