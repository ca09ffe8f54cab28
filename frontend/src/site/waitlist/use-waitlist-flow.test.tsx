import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forEachField } from '@waitlist/backend/waitlist-form';
import type { JoinWaitlistMutation } from '../../generated/operations.ts';
import { answeredByTest, failed, succeeded } from '../../testing/answers.ts';
import { tabStore } from '../../platform/session-store.ts';
import { renderHookWithToasts } from '../../testing/render.tsx';
import type { CodeCalls } from '../../verification/use-code-calls.ts';
import type { FlowCalls } from './flow-calls.ts';
import type { Submission } from './flow-state.ts';
import { type PendingSignup, recallPendingSignup } from './pending-signup.ts';
import { useWaitlistFlow } from './use-waitlist-flow.ts';

const emptyValues = { ...forEachField(() => ''), newsConsent: false };
const values = { ...emptyValues, firstName: 'Ada', email: 'ada@example.com', phoneNo: '98765 43210' };
const submission: Submission = {
  values,
  join: { ...values, phoneNo: '+919876543210', referralCode: null, systemCountry: null },
  contact: { channel: 'EMAIL', destination: 'ada@example.com' },
};
const bySms: Submission = { ...submission, contact: { channel: 'SMS', destination: '+919876543210' } };
const sentCode = { message: 'OTP sent.', codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };
const joinAnswer: JoinWaitlistMutation = {
  joinWaitlist: {
    message: 'You have joined.',
    alreadyJoined: false,
    referralCredited: false,
    signup: { id: 'id-1', referralId: 'ADA12345' },
  },
};

beforeEach(() => sessionStorage.clear());

function setUp() {
  const send = answeredByTest<CodeCalls['send']>();
  const check = answeredByTest<CodeCalls['check']>();
  const join = answeredByTest<FlowCalls['join']>();
  const calls = {
    join: join.call,
    reportReferral: async () => {},
    fetchRank: async () => ({ rank: 7, total: 9, nextStep: null }),
  };
  const codeCalls = { send: send.call, check: check.call };
  const onJoined = vi.fn();
  const { result } = renderHookWithToasts(() => useWaitlistFlow(emptyValues, calls, codeCalls, onJoined));
  const perform = (action: () => unknown) => act(async () => void action());
  const atCode = async (submitted = submission) => {
    await perform(() => result.current.submit(submitted));
    await perform(() => send.answer(succeeded(sentCode)));
  };
  const atJoining = async (submitted = submission) => {
    await atCode(submitted);
    await perform(() => result.current.confirm('1234'));
    await perform(() => check.answer(succeeded({ message: 'Verified.' })));
  };
  return { send, check, join, onJoined, result, perform, atCode, atJoining };
}

it('leads from the form by the code and the join to the result', async () => {
  const { result, perform, join, onJoined, atJoining } = setUp();
  expect(result.current).toMatchObject({ step: 'form', values: emptyValues, pending: false });
  await atJoining();
  expect(result.current).toMatchObject({ step: 'joining', pending: true });
  await perform(() => join.answer(succeeded(joinAnswer)));
  expect(result.current).toMatchObject({
    step: 'result',
    pending: false,
    joined: { referralId: 'ADA12345', rank: { status: 'known', rank: 7, total: 9, nextStep: null } },
  });
  expect(join.call.mock.calls).toEqual([[submission.join]]);
  expect(onJoined).toHaveBeenCalledTimes(1);
});

it('keeps the form as it was when the contact is to be changed', async () => {
  const { result, perform, atCode } = setUp();
  await atCode();
  await perform(() => result.current.verification.changeContact());
  expect(result.current).toMatchObject({ step: 'form', values });
});

it('sends by email what no text message can reach, and joins with that', async () => {
  const { result, send, check, join, perform } = setUp();
  await perform(() => result.current.submit(bySms));
  await perform(() => send.answer(failed('SMS_PAUSED')));
  await perform(() => send.answer(succeeded(sentCode)));
  expect(send.call.mock.calls).toEqual([[bySms.contact], [submission.contact]]);
  await perform(() => result.current.confirm('1234'));
  await perform(() => check.answer(succeeded({ message: 'Verified.' })));
  await perform(() => join.answer(succeeded(joinAnswer)));
  expect(result.current.step).toBe('result');
});

it('does not send an email code anywhere else when it is refused', async () => {
  const { result, send, perform } = setUp();
  await perform(() => result.current.submit(submission));
  await perform(() => send.answer(failed('MAIL_PAUSED')));
  expect(send.call).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ step: 'form', problem: { error: { code: 'MAIL_PAUSED' } } });
});

it('takes no other submission while one is under way', async () => {
  const { result, send, perform } = setUp();
  await perform(() => result.current.submit(submission));
  await perform(() => result.current.submit({ ...submission, values: emptyValues }));
  await perform(() => send.answer(succeeded(sentCode)));
  expect(result.current.values).toBe(values);
  expect(send.call).toHaveBeenCalledTimes(1);
});

describe('a join that failed', () => {
  it('can be tried again without another code', async () => {
    const { result, join, send, perform, atJoining } = setUp();
    await atJoining();
    await perform(() => join.answer(failed('NETWORK')));
    expect(result.current).toMatchObject({ step: 'joining', problem: { error: { code: 'NETWORK' } } });
    await perform(() => result.current.joinAgain());
    await perform(() => join.answer(succeeded(joinAnswer)));
    expect(result.current).toMatchObject({ step: 'result', problem: null });
    expect(send.call).toHaveBeenCalledTimes(1);
  });

  it('because of a value is joined from the form, without another code', async () => {
    const { result, join, send, perform, atJoining } = setUp();
    await atJoining();
    await perform(() => join.answer(failed('VALIDATION_FAILED', { fields: { broker: 'Unknown' } })));
    expect(result.current).toMatchObject({
      step: 'form',
      values,
      problem: { error: { fields: { broker: 'Unknown' } } },
    });
    const corrected = { ...submission, join: { ...submission.join, broker: 'groww' } };
    await perform(() => result.current.submit(corrected));
    expect(result.current).toMatchObject({ step: 'joining', pending: true, problem: null });
    expect(join.call.mock.calls.at(-1)).toEqual([corrected.join]);
    expect(send.call).toHaveBeenCalledTimes(1);
  });

  it('because the verification is too old asks for another code', async () => {
    const { result, join, send, perform, atJoining } = setUp();
    await atJoining();
    await perform(() => join.answer(failed('VERIFICATION_REQUIRED')));
    expect(result.current.step).toBe('form');
    await perform(() => result.current.submit(submission));
    expect(send.call).toHaveBeenCalledTimes(2);
  });
});

describe('a dialog that closes', () => {
  it('keeps a code that was sent', async () => {
    const { result, perform, atCode } = setUp();
    await atCode();
    await perform(() => result.current.putAside(null));
    expect(result.current.step).toBe('code');
  });

  it('lets a join finish', async () => {
    const { result, join, perform, atJoining } = setUp();
    await atJoining();
    await perform(() => result.current.putAside(null));
    await perform(() => join.answer(succeeded(joinAnswer)));
    expect(result.current.step).toBe('result');
  });

  it('forgets the form, and requests based on it', async () => {
    const { result, send, perform } = setUp();
    await perform(() => result.current.submit(submission));
    await perform(() => result.current.putAside(null));
    expect(result.current).toMatchObject({ step: 'form', values: emptyValues, pending: false });
    await perform(() => send.answer(succeeded(sentCode)));
    expect(result.current.step).toBe('form');
  });

  it('keeps typed text for the next time, if requested, until it is submitted', async () => {
    const { result, join, perform, atJoining } = setUp();
    await perform(() => result.current.putAside(values));
    expect(result.current).toMatchObject({ step: 'form', values, pending: false });
    await atJoining({ ...submission, values: emptyValues });
    expect(result.current.values).toBe(emptyValues);
    await perform(() => join.answer(succeeded(joinAnswer)));
    await perform(() => result.current.putAside(values));
    expect(result.current).toMatchObject({ step: 'form', values: emptyValues, joined: null });
  });

  it('forgets the result', async () => {
    const { result, join, perform, atJoining } = setUp();
    await atJoining();
    await perform(() => join.answer(succeeded(joinAnswer)));
    await perform(() => result.current.putAside(null));
    expect(result.current).toMatchObject({ step: 'form', values: emptyValues, joined: null });
  });
});

describe('after a reload', () => {
  it('asks for the code that was sent, and joins with the form as it was', async () => {
    await setUp().atCode();
    const { result, perform, send, check, join } = setUp();
    expect(result.current).toMatchObject({ step: 'code', values });
    await perform(() => result.current.confirm('1234'));
    await perform(() => check.answer(succeeded({ message: 'Verified.' })));
    await perform(() => join.answer(succeeded(joinAnswer)));
    expect(send.call).not.toHaveBeenCalled();
    expect(join.call.mock.calls).toEqual([[submission.join]]);
    expect(setUp().result.current).toMatchObject({ step: 'form', values: emptyValues });
  });

  it('leads back to the form as it was, to change the contact', async () => {
    await setUp().atCode();
    const { result, perform } = setUp();
    await perform(() => result.current.verification.changeContact());
    expect(result.current).toMatchObject({ step: 'form', values });
  });

  it('goes on when an earlier release kept it, which did not know an optional field', async () => {
    await setUp().atCode();
    const kept = recallPendingSignup(tabStore, Date.now());
    if (kept === null) throw new Error('Nothing was kept');
    const { referralCode: _, ...known } = kept.submission.values;
    const older = { ...kept, submission: { ...kept.submission, values: known } };
    sessionStorage.setItem('pending-signup', JSON.stringify(older));
    expect(setUp().result.current).toMatchObject({ step: 'code', values: { ...values, referralCode: '' } });
  });

  it.each<[string, (kept: PendingSignup) => unknown]>([
    ['has expired', (kept) => ({ ...kept, challenge: { ...kept.challenge, expiresAtMs: Date.now() - 1 } })],
    ['was kept by another release', (kept) => ({ ...kept, submission: {} })],
    ['cannot be read', () => 'what is this'],
  ])('begins with an empty form when what was kept %s', async (_why, change) => {
    await setUp().atCode();
    const kept = recallPendingSignup(tabStore, Date.now());
    if (kept === null) throw new Error('Nothing was kept');
    sessionStorage.setItem('pending-signup', JSON.stringify(change(kept)));
    expect(setUp().result.current).toMatchObject({ step: 'form', values: emptyValues });
    expect(sessionStorage.getItem('pending-signup')).toBeNull();
  });
});
