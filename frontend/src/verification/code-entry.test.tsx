import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buttonNamed } from '../testing/buttons.ts';
import { translatePage } from '../testing/translate.ts';
import { failed, succeeded } from '../testing/answers.ts';
import { codeServer } from '../testing/code-server.ts';
import { renderWithToasts, settled } from '../testing/render.tsx';
import { ScriptedServer } from '../testing/scripted-server.tsx';
import { CodeEntry } from './code-entry.tsx';
import { useCodeVerification } from './use-code-verification.ts';
import type { Contact, SentCode } from './verification-state.ts';

const email: Contact = { channel: 'EMAIL', destination: 'ada@example.com' };
const sentCode = { message: 'OTP sent.', codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };

// Only the countdown's clock is frozen: Testing Library itself waits with setTimeout.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** The boxes for a code that was just sent, inside another feature's form. */
async function setUp(contact: Contact = email) {
  const { send, check, scripts } = codeServer();
  const onSubmit = vi.fn();
  function Flow() {
    const verification = useCodeVerification('AMBASSADOR');
    const { step } = verification.state;
    return (
      <form onSubmit={onSubmit}>
        {step === 'contact' && (
          <button type="button" onClick={() => void verification.start(contact)}>
            Send
          </button>
        )}
        {step === 'verified' && <p>Verified</p>}
        <CodeEntry
          id="code"
          verification={verification}
          confirmText="Confirm"
          onConfirm={(code) => void verification.confirm(code)}
          changeText="Use a different email"
          onChangeContact={verification.changeContact}
        />
      </form>
    );
  }
  renderWithToasts(
    <ScriptedServer scripts={scripts}>
      <Flow />
    </ScriptedServer>,
  );
  const user = userEvent.setup();
  const answer = {
    send: (sent: Partial<SentCode> = {}) => settled(() => send.answer(succeeded({ ...sentCode, ...sent }))),
    refuseSend: (failure: ReturnType<typeof failed>) => settled(() => send.answer(failure)),
    refuse: (failure: ReturnType<typeof failed>) => settled(() => check.answer(failure)),
    accept: () => settled(() => check.answer(succeeded({ message: 'Verified.' }))),
  };
  await user.click(screen.getByText('Send'));
  await answer.send();
  return { user, answer, send: send.call, check: check.call, onSubmit };
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input:not([aria-hidden])')];
const shownCode = () =>
  boxes()
    .map(({ value }) => value)
    .join('');
const firstBox = () => screen.getByLabelText<HTMLInputElement>(/-digit code/, { selector: '#code' });
const isUnavailable = (name: string | RegExp) => buttonNamed(name).getAttribute('aria-disabled') === 'true';
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const describedBy = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('entering a code', () => {
  it('starts in the first box, and says where the code went and when it expires', async () => {
    await setUp();
    expect(document.activeElement).toBe(firstBox());
    expect(screen.getByText('ada@example.com').closest('p')?.textContent).toBe(
      'We sent a code to ada@example.com. It expires in 5:00.',
    );
  });

  it('counts down how long it is good for', async () => {
    await setUp();
    await wait(28);
    expect(screen.getByText('It expires in 4:32.')).toBeTruthy();
    await wait(272);
    expect(screen.getByText('It has expired. Request a new one.')).toBeTruthy();
  });

  it('leads to the mailbox of a large provider, in a new tab', async () => {
    await setUp({ channel: 'EMAIL', destination: 'ada@gmail.com' });
    const link = buttonNamed('Open Gmail');
    expect(link.getAttribute('href')).toBe('https://mail.google.com/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(document.activeElement).toBe(firstBox());
  });

  it('leads to no mailbox of another', async () => {
    await setUp();
    expect(screen.queryByText(/^Open/)).toBeNull();
  });

  it('says so if no other code can be sent before it expires', async () => {
    const { user, answer } = await setUp();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await user.click(screen.getByText('Resend code'));
    await answer.send({ resendAfterSeconds: 476 });
    expect(screen.getByText('ada@example.com').closest('p')?.textContent).toBe(
      'We sent a code to ada@example.com. It expires in 5:00. We can send the next one in 8 minutes.',
    );
  });

  it('is checked as soon as the last digit is typed', async () => {
    const { user, answer, check } = await setUp();
    await user.keyboard('1234');
    expect(check.mock.calls).toEqual([[email, '1234']]);
    expect(boxes().every(({ readOnly }) => readOnly)).toBe(true);
    await answer.accept();
    expect(screen.getByText('Verified')).toBeTruthy();
  });

  it('can be pasted, with spaces and text around it', async () => {
    const { user, check } = await setUp();
    await user.paste('Code: 12 34');
    expect(check.mock.calls).toEqual([[email, '1234']]);
  });

  it("can be filled in by the phone's suggestion", async () => {
    const { check } = await setUp();
    expect(firstBox()).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric', maxLength: 4 });
    fireEvent.change(firstBox(), { target: { value: '1234' } });
    expect(check.mock.calls).toEqual([[email, '1234']]);
  });

  it('can be corrected with the keyboard', async () => {
    const { user, check } = await setUp();
    await user.keyboard('19{Backspace}2{ArrowLeft}{ArrowLeft}5');
    expect(shownCode()).toBe('52');
    await user.keyboard('{End}34');
    expect(check.mock.calls).toEqual([[email, '5234']]);
  });

  it('with Enter asks for the missing digits, and submits no form around it', async () => {
    const { user, check, onSubmit } = await setUp();
    await user.keyboard('12{Enter}');
    expect(describedBy(firstBox())).toBe('Enter all 4 digits');
    expect(firstBox().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(firstBox());
    expect(check).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is tried again by Enter or by the button after no answer came, as it was', async () => {
    const { user, answer, check } = await setUp();
    await user.keyboard('1234');
    await answer.refuse(failed('NETWORK'));
    expect(shownCode()).toBe('1234');
    await user.keyboard('{Enter}');
    await answer.refuse(failed('NETWORK'));
    await user.click(buttonNamed('Confirm'));
    expect(check).toHaveBeenCalledTimes(3);
  });
});

describe('a wrong code', () => {
  it('is cleared, with the focus in the first box, by the time the message is there', async () => {
    const { user, answer } = await setUp();
    const seen: unknown[] = [];
    const observer = new MutationObserver(() => {
      if (describedBy(firstBox()) === 'The message of OTP_INVALID.')
        seen.push([shownCode(), firstBox().readOnly, document.activeElement === firstBox()]);
    });
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    await user.keyboard('1234');
    await answer.refuse(failed('OTP_INVALID'));
    observer.disconnect();
    expect(seen[0]).toEqual(['', false, true]);
    expect(screen.getAllByText('The message of OTP_INVALID.')).toEqual([screen.getByRole('alert')]);
  });

  it('can be replaced immediately, and its message disappears with the first digit', async () => {
    const { user, answer, check } = await setUp();
    await user.keyboard('1234');
    await answer.refuse(failed('OTP_INVALID'));
    await user.keyboard('5');
    expect(describedBy(firstBox())).toBeUndefined();
    await user.keyboard('678');
    expect(check.mock.calls.at(-1)).toEqual([email, '5678']);
  });
});

describe.each([
  ['an expired code', failed('OTP_EXPIRED')],
  ['a code without tries left', failed('OTP_ATTEMPTS_EXCEEDED', { retryAfterSeconds: 120 })],
])('%s', (_, failure) => {
  it('locks its boxes, says what to do, and offers a new code', async () => {
    const { user, answer, check } = await setUp();
    await user.keyboard('1234');
    await answer.refuse(failure);
    expect(boxes().every((box) => box.readOnly && box.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(shownCode()).toBe('');
    expect(describedBy(firstBox())).toBe(failure.error.message);
    expect(isUnavailable('Confirm')).toBe(true);
    expect(document.body.textContent).not.toContain('It expires in');
    const resend = buttonNamed(/^Resend code/);
    expect(document.activeElement).toBe(resend);
    expect(describedBy(resend)).toBe(failure.error.message);
    await user.click(firstBox());
    await user.keyboard('5678{Enter}');
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('gives way to the new one', async () => {
    const { user, answer, send, check } = await setUp();
    await user.keyboard('1234');
    await answer.refuse(failure);
    await wait(120);
    await user.click(buttonNamed('Resend code'));
    expect(send).toHaveBeenCalledTimes(2);
    await answer.send({ codeLength: 8 });
    expect(boxes()).toHaveLength(8);
    expect(document.activeElement).toBe(firstBox());
    expect(describedBy(firstBox())).toBeUndefined();
    await user.keyboard('12345678');
    expect(check.mock.calls.at(-1)).toEqual([email, '12345678']);
  });
});

describe('too many requests', () => {
  const limited = failed('RATE_LIMITED', { retryAfterSeconds: 75 });

  it('lock the boxes for as long as the server says, counted down in sight', async () => {
    const { user, answer, check } = await setUp();
    await user.keyboard('1234');
    await answer.refuse(limited);
    expect(boxes().every(({ readOnly }) => readOnly)).toBe(true);
    expect(isUnavailable('Confirm')).toBe(true);
    expect(screen.getByText('You can try again in 1:15.')).toBeTruthy();
    await wait(30);
    expect(screen.getByText('You can try again in 0:45.')).toBeTruthy();
    expect(buttonNamed('Resend code in 0:45')).toBeTruthy();
    await wait(45);
    expect(boxes().some(({ readOnly }) => readOnly)).toBe(false);
    expect(shownCode()).toBe('1234');
    await user.click(buttonNamed('Confirm'));
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('are announced once, when the wait is over, not with every second', async () => {
    const { user, answer } = await setUp();
    const heard = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await user.keyboard('1234');
    await answer.refuse(limited);
    await wait(74);
    expect(heard()).not.toContain('try again');
    await wait(1);
    expect(heard()).toContain('You can try again now.');
  });

  it('leave the boxes open when a resend was refused', async () => {
    const { user, answer } = await setUp();
    await wait(60);
    await user.click(buttonNamed('Resend code'));
    await answer.refuseSend(limited);
    expect(boxes().some(({ readOnly }) => readOnly)).toBe(false);
    expect(within(screen.getByRole('alert')).getByText('The message of RATE_LIMITED.')).toBeTruthy();
    expect(buttonNamed('Resend code in 1:15')).toBeTruthy();
  });
});

describe('the ways on', () => {
  it('a resend counts down, and does nothing before', async () => {
    const { user, send } = await setUp();
    await user.click(buttonNamed('Resend code in 1:00'));
    await wait(59);
    await user.click(buttonNamed('Resend code in 0:01'));
    expect(send).toHaveBeenCalledTimes(1);
    await wait(1);
    await user.click(buttonNamed('Resend code'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('"Use a different email" leads back even while a resend is under way', async () => {
    const { user, answer } = await setUp();
    await wait(60);
    await user.click(buttonNamed('Resend code'));
    await user.click(buttonNamed('Use a different email'));
    await answer.send();
    expect(boxes()).toEqual([]);
    expect(buttonNamed('Send')).toBeTruthy();
  });
});

it('works in a page that the browser translates: countdowns, errors, a new code, another contact', async () => {
  const { user, answer } = await setUp();
  onTestFinished(translatePage());
  expect(buttonNamed('Resend code in 1:00')).toBeTruthy();
  await wait(15);
  expect(buttonNamed('Resend code in 0:45')).toBeTruthy();
  await user.keyboard('9999');
  await answer.refuse(failed('OTP_INVALID'));
  expect(screen.getByText('The message of OTP_INVALID.')).toBeTruthy();
  await user.keyboard('1234');
  await answer.refuse(failed('RATE_LIMITED', { retryAfterSeconds: 60 }));
  expect(screen.getByText('You can try again in 1:00.')).toBeTruthy();
  await wait(15);
  expect(screen.getByText('You can try again in 0:45.')).toBeTruthy();
  await wait(45);
  await user.click(buttonNamed('Resend code'));
  await answer.send({ expiresInSeconds: 600 });
  expect(screen.getByText('It expires in 10:00.', { exact: false })).toBeTruthy();
  await user.click(buttonNamed('Use a different email'));
  expect(screen.getByText('Send')).toBeTruthy();
});
