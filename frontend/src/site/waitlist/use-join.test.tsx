import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forEachField, joinedMessage } from '@waitlist/backend/waitlist-form';
import type { JoinWaitlistInput, JoinWaitlistMutation } from '../../generated/site/waitlist.ts';
import type { Attempt } from '../../platform/attempt.ts';
import { tabStore } from '../../platform/session-store.ts';
import { answeredByTest, failed, succeeded } from '../../testing/answers.ts';
import { codeServer, scriptOf } from '../../testing/code-server.ts';
import { renderHookWithServer } from '../../testing/render.tsx';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import type { Submission } from './join-state.ts';
import { type PendingSignup, recallPendingSignup } from './pending-signup.ts';
import { useJoin } from './use-join.ts';

const emptyValues = { ...forEachField(() => ''), newsConsent: false };
const values = { ...emptyValues, firstName: 'Ada', email: 'ada@example.com', phoneNo: '98765 43210' };
const submission: Submission = {
  values,
  join: { ...values, phoneNo: '+919876543210', referralCode: null, systemCountry: null },
  contact: { channel: 'EMAIL', destination: 'ada@example.com' },
};
const bySms: Submission = { ...submission, contact: { channel: 'SMS', destination: '+919876543210' } };
const withCode = (referralCode: string): Submission => ({
  ...submission,
  join: { ...submission.join, referralCode },
});
const sentCode = { message: 'OTP sent.', codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };
const joinAnswer: JoinWaitlistMutation['joinWaitlist'] = {
  message: 'You have joined.',
  alreadyJoined: false,
  referralCredited: false,
  signup: { id: 'id-1', referralId: 'ADA12345' },
};
const known = { status: 'known', rank: 7, total: 9, nextSteps: [] };

beforeEach(() => sessionStorage.clear());

function setUp() {
  const { send, check, scripts } = codeServer();
  const join = answeredByTest<(input: JoinWaitlistInput) => Promise<Attempt<typeof joinAnswer>>>();
  const server = {
    ...scripts,
    JoinWaitlist: scriptOf('joinWaitlist', join.call),
    UpdatePoints: vi.fn<Script>(() => ({ updatePoints: { message: 'Counted.' } })),
    Rank: vi.fn<Script>(() => ({ rank: { rank: 7, total: 9, referralId: 'ADA12345', nextSteps: [] } })),
    SignupsPaused: () => ({ signupsPaused: false }),
  };
  const onJoined = vi.fn();
  const { result, perform } = renderHookWithServer(
    () => useJoin({ referralCode: '', isShown: true, onJoined }),
    server,
  );
  const atCode = async (submitted = submission) => {
    await perform(() => result.current.submit(submitted));
    await perform(() => send.answer(succeeded(sentCode)));
  };
  const atJoining = async (submitted = submission) => {
    await atCode(submitted);
    await perform(() => result.current.confirm('1234'));
    await perform(() => check.answer(succeeded({ message: 'Verified.' })));
  };
  const rankIs = (rank: object) =>
    waitFor(() => expect(result.current.joined?.rank).toEqual(rank), { timeout: 10_000 });
  return { send, check, join, server, onJoined, result, perform, atCode, atJoining, rankIs };
}

/** The dialog was closed, as by its cross. */
const close = { keepsText: false };

it('leads from the form by the code and the join to the result', async () => {
  const { result, perform, join, onJoined, atJoining, rankIs } = setUp();
  expect(result.current).toMatchObject({ step: 'form', values: emptyValues, pending: false });
  await atJoining();
  expect(result.current).toMatchObject({ step: 'joining', pending: true });
  await perform(() => join.answer(succeeded(joinAnswer)));
  expect(result.current).toMatchObject({ step: 'result', joined: { referralId: 'ADA12345' } });
  await rankIs(known);
  expect(result.current.pending).toBe(false);
  expect(join.call.mock.calls).toEqual([[submission.join]]);
  expect(onJoined).toHaveBeenCalledTimes(1);
});

it('says one thing at a time: each message goes with its step, and the result’s is its title', async () => {
  const { result, perform, check, join, atCode } = setUp();
  const messages = () => screen.queryAllByRole('group').map(({ textContent }) => textContent);
  await atCode();
  expect(messages()).toEqual(['OTP sent.']);
  await perform(() => result.current.confirm('1234'));
  await perform(() => check.answer(succeeded({ message: 'Verified.' })));
  expect(messages()).toEqual(['Verified.']);
  await perform(() => join.answer(succeeded(joinAnswer)));
  expect(messages()).toEqual([]);
  expect(result.current.title).toBe(joinedMessage);
});

it('says in the title that the visitor had joined before', async () => {
  const { result, perform, join, atJoining } = setUp();
  await atJoining();
  await perform(() => join.answer(succeeded({ ...joinAnswer, alreadyJoined: true })));
  expect(result.current.title).toBe('You have joined.');
});

describe('the rank', () => {
  it('is looked up by user without a referral code', async () => {
    const { perform, join, server, atJoining, rankIs } = setUp();
    await atJoining();
    await perform(() => join.answer(succeeded(joinAnswer)));
    await rankIs(known);
    expect(server.Rank.mock.calls).toEqual([[{ userId: 'id-1' }]]);
    expect(server.UpdatePoints).not.toHaveBeenCalled();
  });

  it('is looked up by referral id with a code of 8 characters, which is reported first', async () => {
    const { perform, join, server, atJoining, rankIs } = setUp();
    await atJoining(withCode('FRIEND23'));
    await perform(() => join.answer(succeeded(joinAnswer)));
    await rankIs(known);
    expect(server.UpdatePoints.mock.calls).toEqual([[{ referralCode: 'FRIEND23' }]]);
    expect(server.Rank.mock.calls).toEqual([[{ referralId: 'ADA12345' }]]);
    const [reported = 0] = server.UpdatePoints.mock.invocationCallOrder;
    expect(reported).toBeLessThan(server.Rank.mock.invocationCallOrder[0] ?? 0);
  });

  it('is looked up without reporting a shorter code, which the result keeps', async () => {
    const { result, perform, join, server, atJoining, rankIs } = setUp();
    await atJoining(withCode('FRIEND2'));
    await perform(() => join.answer(succeeded(joinAnswer)));
    expect(result.current.joined).toMatchObject({ enteredCode: 'FRIEND2' });
    await rankIs(known);
    expect(server.UpdatePoints).not.toHaveBeenCalled();
  });

  it('is unknown when three requests failed, and is counted again when asked', async () => {
    const { result, perform, join, server, atJoining, rankIs } = setUp();
    server.Rank.mockImplementation(() => refusal('INTERNAL'));
    await atJoining();
    await perform(() => join.answer(succeeded(joinAnswer)));
    expect(result.current.joined?.rank).toEqual({ status: 'counting' });
    await rankIs({ status: 'unknown' });
    expect(server.Rank).toHaveBeenCalledTimes(3);
    server.Rank.mockImplementation(() => ({
      rank: { rank: 7, total: 9, referralId: 'ADA12345', nextSteps: [] },
    }));
    await perform(() => result.current.recount());
    await rankIs(known);
  });

  it('is none for a user who is no longer waiting', async () => {
    const { perform, join, server, atJoining, rankIs } = setUp();
    server.Rank.mockImplementation(() => refusal('NOT_FOUND'));
    await atJoining();
    await perform(() => join.answer(succeeded({ ...joinAnswer, alreadyJoined: true })));
    await rankIs({ status: 'none' });
  });

  it('is not shown once the result was closed', async () => {
    const { result, perform, join, server, atJoining } = setUp();
    const late = Promise.withResolvers<object>();
    server.Rank.mockReturnValue(late.promise);
    await atJoining();
    await perform(() => join.answer(succeeded(joinAnswer)));
    await waitFor(() => expect(server.Rank).toHaveBeenCalled());
    await perform(() => result.current.putAside(close));
    await perform(() => late.resolve({ rank: { rank: 7, total: 9, referralId: 'ADA12345', nextSteps: [] } }));
    expect(result.current).toMatchObject({ step: 'form', joined: null });
  });
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

  it('because of a field that the form does not have stays where it is', async () => {
    const { result, join, perform, atJoining } = setUp();
    await atJoining();
    await perform(() => join.answer(failed('VALIDATION_FAILED', { fields: { systemCountry: 'Unknown' } })));
    expect(result.current).toMatchObject({
      step: 'joining',
      problem: { error: { code: 'VALIDATION_FAILED' } },
    });
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
    await perform(() => result.current.putAside(close));
    expect(result.current.step).toBe('code');
  });

  it('lets a join finish', async () => {
    const { result, join, perform, atJoining } = setUp();
    await atJoining();
    await perform(() => result.current.putAside(close));
    await perform(() => join.answer(succeeded(joinAnswer)));
    expect(result.current.step).toBe('result');
  });

  it('forgets the form, and requests based on it', async () => {
    const { result, send, perform } = setUp();
    await perform(() => result.current.submit(submission));
    await perform(() => result.current.putAside(close));
    expect(result.current).toMatchObject({ step: 'form', values: emptyValues, pending: false });
    await perform(() => send.answer(succeeded(sentCode)));
    expect(result.current.step).toBe('form');
  });

  it('keeps typed text for the next time, if requested, until it is submitted', async () => {
    const { result, join, perform, atJoining } = setUp();
    result.current.onType(values);
    await perform(() => result.current.putAside({ keepsText: true }));
    expect(result.current).toMatchObject({ step: 'form', values, pending: false });
    await atJoining({ ...submission, values: emptyValues });
    expect(result.current.values).toBe(emptyValues);
    await perform(() => join.answer(succeeded(joinAnswer)));
    await perform(() => result.current.putAside({ keepsText: true }));
    expect(result.current).toMatchObject({ step: 'form', values: emptyValues, joined: null });
  });

  it('forgets the result', async () => {
    const { result, join, perform, atJoining } = setUp();
    await atJoining();
    await perform(() => join.answer(succeeded(joinAnswer)));
    await perform(() => result.current.putAside(close));
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
