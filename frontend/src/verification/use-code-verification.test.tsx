import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, succeeded } from '../testing/answers.ts';
import { codeServer } from '../testing/code-server.ts';
import { renderHookWithServer, renderWithToasts, settled } from '../testing/render.tsx';
import { ScriptedServer } from '../testing/scripted-server.tsx';
import { useCodeVerification } from './use-code-verification.ts';
import type { Contact } from './verification-state.ts';

const email: Contact = { channel: 'EMAIL', destination: 'ada@example.com' };
const phone: Contact = { channel: 'SMS', destination: '+919876543210' };
const otherEmail: Contact = { channel: 'EMAIL', destination: 'grace@example.com' };
const sentCode = { message: 'OTP sent.', codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const { send, check, scripts } = codeServer();
  const { result, perform } = renderHookWithServer(() => useCodeVerification('WAITLIST'), scripts);
  const atCode = async (contact = email) => {
    await perform(() => result.current.start(contact));
    await perform(() => send.answer(succeeded(sentCode)));
  };
  return { send, check, result, perform, atCode };
}

describe('starting', () => {
  it('sends a code, says so, and asks for it', async () => {
    const { send, result, perform } = setUp();
    await perform(() => result.current.start(email));
    expect(result.current).toMatchObject({ pending: 'sending', state: { step: 'contact' } });
    await perform(() => send.answer(succeeded(sentCode)));
    expect(result.current).toMatchObject({ pending: null, state: { step: 'code' } });
    expect(send.call.mock.calls).toEqual([[email]]);
    expect(screen.getByText('OTP sent.')).toBeTruthy();
  });

  it('stays at the contact when no code was sent, and says why', async () => {
    const { send, result, perform } = setUp();
    await perform(() => result.current.start(email));
    await perform(() => send.answer(failed('OTP_COOLDOWN', { retryAfterSeconds: 30 })));
    expect(result.current.state).toMatchObject({
      step: 'contact',
      problem: { during: 'sending', error: { code: 'OTP_COOLDOWN' }, retryAtMs: Date.now() + 30_000 },
    });
    expect(screen.queryByText('The message of OTP_COOLDOWN.')).toBeNull(); // the view says it
  });

  it('says in a toast what the messages of the fields leave out', async () => {
    const { send, result, perform } = setUp();
    await perform(() => result.current.start(email));
    const fields = { email: 'Invalid email address' };
    await perform(() => send.answer(failed('VALIDATION_FAILED', { fields })));
    expect(screen.getByRole('alert').textContent).toBe('The message of VALIDATION_FAILED.');
  });

  it('sends once, however often it is asked', async () => {
    const { send, result, perform } = setUp();
    await perform(() => result.current.start(email));
    await perform(() => result.current.start(otherEmail));
    expect(send.call.mock.calls).toEqual([[email]]);
  });

  it.each(['SMS_PAUSED', 'PHONE_NOT_SUPPORTED'])('falls back to email after %s', async (code) => {
    const { send, result, perform } = setUp();
    await perform(() => result.current.start(phone, email));
    await perform(() => send.answer(failed(code)));
    await perform(() => send.answer(succeeded(sentCode)));
    expect(send.call.mock.calls).toEqual([[phone], [email]]);
    expect(result.current.state).toMatchObject({ step: 'code', challenge: { contact: email } });
  });

  it('does not fall back for any other reason', async () => {
    const { send, result, perform } = setUp();
    await perform(() => result.current.start(phone, email));
    await perform(() => send.answer(failed('OTP_COOLDOWN')));
    expect(send.call.mock.calls).toEqual([[phone]]);
    expect(result.current.state.step).toBe('contact');
  });

  it('asks again for a code that was sent, without sending another one', async () => {
    const { send, result, perform, atCode } = setUp();
    await atCode();
    await perform(() => result.current.changeContact());
    expect(result.current.state.step).toBe('contact');
    await perform(() => result.current.start(email));
    expect(result.current.state.step).toBe('code');
    expect(send.call).toHaveBeenCalledTimes(1);
  });

  it('sends another code once the first has expired, and to another contact', async () => {
    const { send, result, perform, atCode } = setUp();
    await atCode();
    await perform(() => result.current.changeContact());
    vi.setSystemTime(Date.now() + 300_000);
    await atCode();
    await perform(() => result.current.changeContact());
    await atCode(otherEmail);
    expect(send.call.mock.calls).toEqual([[email], [email], [otherEmail]]);
  });

  it('asks for no code when the contact is verified already, until that is forgotten', async () => {
    const { send, check, result, perform, atCode } = setUp();
    await atCode();
    await perform(() => result.current.confirm('1234'));
    await perform(() => check.answer(succeeded({ message: 'Verified.' })));
    await perform(() => result.current.changeContact());
    let verified: unknown;
    await perform(async () => (verified = await result.current.start(email)));
    expect(verified).toEqual(email);
    expect(result.current.state.step).toBe('verified');
    expect(send.call).toHaveBeenCalledTimes(1);
    await perform(() => result.current.forget());
    await perform(() => result.current.start(email));
    expect(send.call).toHaveBeenCalledTimes(2);
  });
});

describe('confirming', () => {
  it('resolves with the contact once it is verified', async () => {
    const { check, result, perform, atCode } = setUp();
    await atCode();
    let verified: unknown = 'not yet';
    await perform(() => void result.current.confirm('1234').then((contact) => (verified = contact)));
    expect(result.current.pending).toBe('checking');
    expect(verified).toBe('not yet');
    await perform(() => check.answer(succeeded({ message: 'Your email address is verified.' })));
    expect(verified).toEqual(email);
    expect(result.current).toMatchObject({ pending: null, state: { step: 'verified', challenge: null } });
    expect(check.call.mock.calls).toEqual([[email, '1234']]);
    expect(screen.getByText('Your email address is verified.')).toBeTruthy();
  });

  it('resolves with null for a wrong code, which is cleared', async () => {
    const { check, result, perform, atCode } = setUp();
    await atCode();
    await perform(() => result.current.typeCode('1234'));
    let verified: unknown;
    await perform(() => void result.current.confirm('1234').then((contact) => (verified = contact)));
    await perform(() => check.answer(failed('OTP_INVALID')));
    expect(verified).toBeNull();
    expect(result.current.state).toMatchObject({
      step: 'code',
      code: '',
      complaint: 'The message of OTP_INVALID.',
    });
  });

  it('goes on saying that a code was wrong until another is typed', async () => {
    const { check, result, perform, atCode } = setUp();
    await atCode();
    await perform(() => void result.current.confirm('1234'));
    await perform(() => check.answer(failed('OTP_INVALID')));
    await perform(() => result.current.confirm(''));
    expect(result.current.state.complaint).toBe('The message of OTP_INVALID.');
    await perform(() => result.current.confirm('1'));
    expect(result.current.state.complaint).toBe('Enter all 4 digits');
  });

  it('checks nothing while digits are missing', async () => {
    const { check, result, perform, atCode } = setUp();
    await atCode();
    await perform(() => result.current.confirm('12'));
    expect(result.current.state.complaint).toBe('Enter all 4 digits');
    expect(check.call).not.toHaveBeenCalled();
  });

  it.each(['OTP_EXPIRED', 'OTP_ATTEMPTS_EXCEEDED'])(
    'checks nothing after %s, until another code',
    async (code) => {
      const { send, check, result, perform, atCode } = setUp();
      await atCode();
      await perform(() => result.current.confirm('1234'));
      await perform(() => check.answer(failed(code)));
      await perform(() => result.current.confirm('5678'));
      expect(check.call).toHaveBeenCalledTimes(1);
      await perform(() => result.current.resend());
      await perform(() => send.answer(succeeded(sentCode)));
      await perform(() => result.current.confirm('5678'));
      expect(check.call).toHaveBeenCalledTimes(2);
    },
  );

  it('checks nothing before the server would', async () => {
    const { check, result, perform, atCode } = setUp();
    await atCode();
    await perform(() => result.current.confirm('1234'));
    await perform(() => check.answer(failed('RATE_LIMITED', { retryAfterSeconds: 20 })));
    vi.setSystemTime(Date.now() + 19_999);
    await perform(() => result.current.confirm('1234'));
    expect(check.call).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    await perform(() => result.current.confirm('1234'));
    expect(check.call).toHaveBeenCalledTimes(2);
  });
});

describe('resending', () => {
  it('goes to the same contact, and asks for the new code', async () => {
    const { send, result, perform, atCode } = setUp();
    await atCode();
    await perform(() => result.current.typeCode('12'));
    await perform(() => result.current.resend());
    await perform(() => send.answer(succeeded({ ...sentCode, codeLength: 8 })));
    expect(send.call.mock.calls).toEqual([[email], [email]]);
    expect(result.current.state).toMatchObject({ step: 'code', code: '', challenge: { codeLength: 8 } });
  });

  it('keeps the boxes and the code when it is refused', async () => {
    const { send, result, perform, atCode } = setUp();
    await atCode();
    await perform(() => result.current.typeCode('12'));
    await perform(() => result.current.resend());
    await perform(() => send.answer(failed('RATE_LIMITED', { retryAfterSeconds: 90 })));
    expect(result.current.state).toMatchObject({ step: 'code', code: '12', problem: { during: 'sending' } });
  });
});

describe('abandoned results', () => {
  it('a resend that comes back after "Use a different email" leaves the visitor there', async () => {
    const { send, result, perform, atCode } = setUp();
    await atCode();
    await perform(() => result.current.resend());
    await perform(() => result.current.changeContact());
    await perform(() => send.answer(succeeded({ ...sentCode, message: 'Too late.' })));
    expect(result.current).toMatchObject({ pending: null, state: { step: 'contact', problem: null } });
    expect(screen.queryByText('Too late.')).toBeNull();
  });

  it('a failure that comes back late is not shown', async () => {
    const { send, result, perform } = setUp();
    await perform(() => result.current.start(email));
    await perform(() => result.current.changeContact());
    await perform(() => send.answer(failed('INTERNAL')));
    expect(result.current.state).toMatchObject({ step: 'contact', problem: null });
    expect(screen.queryByText('The message of INTERNAL.')).toBeNull();
  });

  it('a fallback is not tried for it', async () => {
    const { send, result, perform } = setUp();
    await perform(() => result.current.start(phone, email));
    await perform(() => result.current.changeContact());
    await perform(() => send.answer(failed('SMS_PAUSED')));
    expect(send.call).toHaveBeenCalledTimes(1);
  });

  it('an answer meant for an earlier contact does not take the place of a newer one', async () => {
    const { send, result, perform } = setUp();
    await perform(() => result.current.start(email));
    await perform(() => result.current.changeContact());
    await perform(() => result.current.start(otherEmail));
    await perform(() => send.answer(succeeded(sentCode)));
    expect(result.current).toMatchObject({ pending: 'sending', state: { step: 'contact' } });
    await perform(() => send.answer(succeeded(sentCode)));
    expect(result.current.state).toMatchObject({ step: 'code', challenge: { contact: otherEmail } });
  });

  it('a code that turns out right late resolves with null', async () => {
    const { check, result, perform, atCode } = setUp();
    await atCode();
    let verified: unknown;
    await perform(() => void result.current.confirm('1234').then((contact) => (verified = contact)));
    await perform(() => result.current.changeContact());
    await perform(() => check.answer(succeeded({ message: 'Verified.' })));
    expect(verified).toBeNull();
    expect(result.current.state.step).toBe('contact');
  });

  it('an answer that comes after the form was closed says nothing', async () => {
    const { send, scripts } = codeServer();
    function Form() {
      const { start } = useCodeVerification('WAITLIST');
      return <button onClick={() => void start(email)}>Send</button>;
    }
    const page = (content: ReactNode) => <ScriptedServer scripts={scripts}>{content}</ScriptedServer>;
    const { rerender } = renderWithToasts(page(<Form />));
    await settled(() => screen.getByText('Send').click());
    rerender(page(<p>Closed</p>));
    await settled(() => send.answer(succeeded(sentCode)));
    expect(screen.queryByText('OTP sent.')).toBeNull();
  });
});
