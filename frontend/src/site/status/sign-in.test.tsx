import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { smsCountry } from '@waitlist/backend/sms-country';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SiteProvider } from '../../platform/site-context.tsx';
import { exampleSite } from '../../testing/example-site.ts';
import { findButton } from '../../testing/buttons.ts';
import { translatePage } from '../../testing/translate.ts';
import { renderWithToasts } from '../../testing/render.tsx';
import { refusal, ScriptedServer, type Script } from '../../testing/scripted-server.tsx';
import { SignIn } from './sign-in.tsx';

const sent = { message: 'OTP sent.', codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };

function setUp({ from = null as string | null } = {}) {
  const server = {
    VisitorCountry: vi.fn<Script>(() => ({ visitorCountry: { code: from, name: null } })),
    SendOtp: vi.fn<Script>(() => ({ sendOtp: sent })),
    SignupsPaused: vi.fn<Script>(() => ({ signupsPaused: false })),
    OpenStatusByCode: vi.fn<Script>(() => ({ openStatusByCode: { message: 'Welcome back, Ada.' } })),
  };
  const { promise: shown, resolve: show } = Promise.withResolvers<undefined>();
  const onOpened = vi.fn(() => shown);
  renderWithToasts(
    <SiteProvider site={{ ...exampleSite, smsEnabled: true }}>
      <ScriptedServer scripts={server}>
        <SignIn notice="This link no longer works." onOpened={onOpened} />
      </ScriptedServer>
    </SiteProvider>,
  );
  return { user: userEvent.setup(), server, onOpened, show };
}

const contact = () => screen.findByLabelText<HTMLInputElement>(/Email/);
const firstBox = () => screen.findByLabelText<HTMLInputElement>('4-digit code', { selector: 'input' });

it.each([
  [' ada@example.com ', { channel: 'EMAIL', email: 'ada@example.com' }],
  ['98765 43210', { channel: 'SMS', mobileNumber: '98765 43210' }],
  ['+91 (987) 654-3210', { channel: 'SMS', mobileNumber: '+91 (987) 654-3210' }],
])('sends a code to %s', async (entered, addressed) => {
  const { user, server } = setUp();
  await user.type(await contact(), `${entered}{Enter}`);
  await firstBox();
  expect(server.SendOtp.mock.calls[0]?.[0]).toEqual({ input: { ...addressed, purpose: 'STATUS' } });
  expect(screen.queryByText('This link no longer works.')).toBeNull();
});

it('requires a contact, with a message at the field', async () => {
  const { user, server } = setUp();
  await user.type(await contact(), ' {Enter}');
  await screen.findByText('Enter the email address you joined with, so we know where to send the code.');
  expect(document.activeElement).toBe(await contact());
  expect(server.SendOtp).not.toHaveBeenCalled();
});

it('says at the contact why no code was sent, and when to try again', async () => {
  const { user, server } = setUp();
  const fields = { mobileNumber: 'Enter another number' };
  server.SendOtp.mockReturnValueOnce(refusal('PHONE_NOT_SUPPORTED', { fields }));
  server.SendOtp.mockReturnValueOnce(refusal('RATE_LIMITED', { retryAfterSeconds: 30 }));
  await user.type(await contact(), '12345{Enter}');
  await screen.findByText('Enter another number');
  await user.click(await findButton('Send code'));
  await findButton('Send code in 0:30');
});

it('opens the status with the code, and starts over for the next visitor', async () => {
  const { user, server, onOpened, show } = setUp();
  await user.type(await contact(), 'ada@example.com{Enter}');
  await firstBox();
  await user.keyboard('1234');
  await screen.findByText('Opening your status…');
  expect(server.OpenStatusByCode.mock.calls[0]?.[0]).toEqual({
    input: { channel: 'EMAIL', email: 'ada@example.com', otp: '1234' },
  });
  expect(onOpened).toHaveBeenCalledTimes(1);
  show(undefined);
  await contact();
  await user.click(await findButton('Send code'));
  await firstBox();
  expect(server.SendOtp).toHaveBeenCalledTimes(2);
});

it.each([
  ['DE', 'Email'],
  ['IN', `Email or ${smsCountry.adjective} mobile number`],
])('asks visitors from %s for their "%s"', async (from, label) => {
  setUp({ from });
  await screen.findByText(label, { selector: 'label *' });
});

it('says to a visitor whose contact is right, and unknown, that it is, and leads to the form', async () => {
  const { user, server } = setUp();
  server.OpenStatusByCode.mockReturnValueOnce(refusal('NOT_FOUND'));
  await user.type(await contact(), 'ada@example.com{Enter}');
  await firstBox();
  await user.keyboard('1234');
  await screen.findByText('We couldn’t find you');
  const join = await findButton('Join the waitlist');
  expect(join.getAttribute('href')).toBe('/?join');
  expect(document.activeElement).toBe(join);
  await user.click(await findButton('Use a different email'));
  expect((await contact()).value).toBe('ada@example.com');
});

it('offers one who is unknown to tell them when sign-ups reopen, while those are paused', async () => {
  const { user, server } = setUp();
  server.OpenStatusByCode.mockReturnValueOnce(refusal('NOT_FOUND'));
  server.SignupsPaused.mockReturnValue({ signupsPaused: true });
  await user.type(await contact(), 'ada@example.com{Enter}');
  await firstBox();
  await user.keyboard('1234');
  const tell = await findButton('Tell me when it reopens');
  expect(tell.getAttribute('href')).toBe('/?join');
});

it('works in a page that the browser translates', async () => {
  const { user, server, onOpened } = setUp();
  onTestFinished(translatePage());
  server.SendOtp.mockReturnValueOnce(refusal('OTP_COOLDOWN', { retryAfterSeconds: 1 }));
  await user.click(await findButton('Send code'));
  await user.type(await contact(), 'ada@example.com{Enter}');
  await screen.findByText('The message of OTP_COOLDOWN.');
  await user.click(await findButton('Send code'));
  await firstBox();
  await user.click(await findButton('Use a different email'));
  await user.click(await findButton('Send code'));
  await firstBox();
  await user.keyboard('1234');
  await screen.findByText('Opening your status…');
  expect(onOpened).toHaveBeenCalledTimes(1);
});
