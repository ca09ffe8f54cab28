import { screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findButton } from '../../testing/buttons.ts';
import { translatePage } from '../../testing/translate.ts';
import { renderWithToasts } from '../../testing/render.tsx';
import { refusal, ScriptedServer } from '../../testing/scripted-server.tsx';
import { AmbassadorForm } from './ambassador-form.tsx';

const sent = { message: 'OTP sent.', codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };

const countries = [
  { code: 'GB', name: 'United Kingdom', dialCode: '+44' },
  { code: 'IN', name: 'India', dialCode: '+91' },
];

function setUp() {
  const asked: string[] = [];
  const applied: unknown[] = [];
  const server = {
    PhoneCountries: vi.fn((): object => ({ countries })),
    SendOtp: vi.fn(({ input }: { input?: unknown }): object => {
      asked.push(JSON.stringify(input));
      return { sendOtp: sent };
    }),
    VerifyOtp: vi.fn((): object => ({ verifyOtp: { message: 'Verified.' } })),
    JoinAsAmbassador: vi.fn(({ input }: { input?: unknown }): object => {
      applied.push(input);
      return { joinAsAmbassador: { message: 'Thanks.' } };
    }),
  };
  const onApplied = vi.fn();
  renderWithToasts(
    <ScriptedServer scripts={server}>
      <AmbassadorForm
        draft={null}
        onType={() => undefined}
        firstField={{ current: null }}
        onApplied={onApplied}
      />
    </ScriptedServer>,
  );
  return { user: userEvent.setup(), asked, applied, server, onApplied };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const submitNote = () => document.getElementById('ambassador-submit-note')?.textContent;
const firstBox = () => screen.findByLabelText<HTMLInputElement>('4-digit code', { selector: 'input' });

it('says beside the button that cannot be pressed what to do next', async () => {
  const { user } = setUp();
  expect(submitNote()).toBe('To submit, verify your email first: enter it above and press “Send OTP”.');
  await user.click(await findButton('Enter my email'));
  expect(document.activeElement).toBe(email());
  await user.keyboard('ada@example.com');
  await user.click(await findButton('Enter my email'));
  expect(document.activeElement).toBe(await findButton('Send OTP'));
  await user.keyboard('{Enter}');
  await firstBox();
  expect(submitNote()).toBe('To submit, enter the code that we emailed you.');
  expect(screen.queryByText('Enter my email')).toBeNull();
  await user.keyboard('1234');
  await screen.findByText('Your email is verified');
  expect(submitNote()).toBe('Check your details, then submit.');
});

it('allows correcting the email after a code was sent, and sends one to the new address', async () => {
  const { user, asked } = setUp();
  await user.type(email(), 'ada@exmaple.com');
  await user.click(await findButton('Send OTP'));
  await firstBox();
  expect(email().readOnly).toBe(true);
  await user.click(await findButton('Change email'));
  expect(email().readOnly).toBe(false);
  expect(document.activeElement).toBe(email());
  expect(submitNote()).toContain('verify your email first');
  await user.clear(email());
  await user.keyboard('ada@example.com');
  await user.click(await findButton('Send OTP'));
  await firstBox();
  expect(asked.map((input) => JSON.parse(input).email)).toEqual(['ada@exmaple.com', 'ada@example.com']);
  expect(screen.getByText('ada@example.com')).toBeTruthy();
});

it('offers to send a code once the email can be one, and not again before the server would', async () => {
  const { user, server } = setUp();
  await user.type(email(), 'ada@example');
  expect(screen.queryByText('Send OTP')).toBeNull();
  await user.type(email(), '.com');
  server.SendOtp.mockReturnValueOnce(refusal('OTP_COOLDOWN', { retryAfterSeconds: 42 }));
  await user.click(await findButton('Send OTP'));
  await user.click(await findButton('Send OTP in 0:42'));
  expect(server.SendOtp).toHaveBeenCalledTimes(1);
  // The wait was for the other address.
  await user.type(email(), '.au');
  await user.click(await findButton('Send OTP'));
  await firstBox();
});

it('submits nothing before the email is verified, then everything', async () => {
  const { user, server, onApplied } = setUp();
  await typePerson(user);
  await user.type(email(), 'ada@example.com{Enter}');
  await user.click(await findButton('Send OTP'));
  await firstBox();
  await user.keyboard('12{Enter}');
  expect(server.JoinAsAmbassador).not.toHaveBeenCalled();
  await user.keyboard('1234');
  await screen.findByText('Your email is verified');
  await user.click(await findButton('Submit'));
  await expect.poll(() => onApplied).toHaveBeenCalledTimes(1);
});

/** Types what is neither email nor phone number. */
async function typePerson(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Lovelace');
  await user.type(screen.getByLabelText('College name'), 'Vassar');
  await user.type(screen.getByLabelText('Message'), 'Hello.');
}

/** Fills in everything but the phone number, verifies the email and submits. */
async function submitAll(user: UserEvent): Promise<void> {
  await typePerson(user);
  await user.type(email(), 'ada@example.com');
  await user.click(await findButton('Send OTP'));
  await firstBox();
  await user.keyboard('1234');
  await screen.findByText('Your email is verified');
  await user.click(await findButton('Submit'));
}

it('asks for another verification when the one it had is too old', async () => {
  const { user, server } = setUp();
  server.JoinAsAmbassador.mockReturnValueOnce(refusal('VERIFICATION_REQUIRED'));
  await submitAll(user);
  await findButton('Send OTP');
  expect(email()).toMatchObject({ readOnly: false, value: 'ada@example.com' });
});

const dialCode = () => screen.getByLabelText<HTMLSelectElement>('Country of the phone number');
const phone = () => screen.getByLabelText<HTMLInputElement>(/^Phone number/);

it('keeps the dial code in sight while a number is typed, and takes one from a pasted number', async () => {
  const { user } = setUp();
  await screen.findByText('India (+91)');
  expect(dialCode().value).toBe('GB');
  await user.type(phone(), '+9198');
  expect(screen.getByText('+44')).toBeTruthy();
  await user.type(phone(), '76543210');
  await user.tab();
  expect(dialCode().value).toBe('IN');
  expect(screen.getByText('+91')).toBeTruthy();
  expect(phone().value).toBe('9876543210');
});

it('sends the number with the dial code of the chosen country', async () => {
  const { user, applied } = setUp();
  await screen.findByText('India (+91)');
  await user.selectOptions(dialCode(), 'IN');
  await user.type(phone(), '98765 43210');
  await submitAll(user);
  await expect.poll(() => applied).toMatchObject([{ phoneNo: '+919876543210' }]);
});

it('names its fields by their labels in messages', async () => {
  const { user } = setUp();
  await user.type(screen.getByLabelText('College name'), 'A college with a long name');
  await user.tab();
  await screen.findByText('College name must be at most 15 characters');
});

it('works in a page that the browser translates, from the first error to the thanks', async () => {
  const { user, server, onApplied } = setUp();
  onTestFinished(translatePage());
  server.SendOtp.mockReturnValueOnce(refusal('OTP_COOLDOWN', { retryAfterSeconds: 1 }));
  server.VerifyOtp.mockReturnValueOnce(refusal('OTP_INVALID'));
  await typePerson(user);
  await user.type(email(), 'ada@example.com');
  await user.click(await findButton('Send OTP'));
  await screen.findByText('The message of OTP_COOLDOWN.');
  await user.click(await findButton('Send OTP'));
  await firstBox();
  await user.click(await findButton('Change email'));
  await user.click(await findButton('Send OTP'));
  await firstBox();
  await user.keyboard('9999');
  await screen.findByText('The message of OTP_INVALID.');
  await user.keyboard('1234');
  await screen.findByText('Your email is verified');
  await user.click(await findButton('Submit'));
  await expect.poll(() => onApplied).toHaveBeenCalledTimes(1);
});
