import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buttonNamed } from '../../testing/buttons.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { renderSite } from '../testing/render-site.tsx';
import { ReopenForm } from './reopen-form.tsx';

const sent = { message: 'OTP sent.', codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };

function show() {
  const server = {
    SendOtp: vi.fn<Script>(() => ({ sendOtp: sent })),
    TellWhenOpen: vi.fn<Script>(() => ({ tellWhenOpen: { message: 'We’ll email you once.' } })),
  };
  const user = renderSite(<ReopenForm />, server);
  return { user, server };
}

const email = () => screen.getByLabelText('Email');
const type = (text: string) => fireEvent.change(email(), { target: { value: text } });

it('asks for an address and the code that was sent there, and says what comes of it', async () => {
  const { user, server } = show();
  screen.getByText('We’ll email you once, then delete your address.');
  type(' ada@example.com ');
  fireEvent.click(buttonNamed('Send code'));
  await screen.findByLabelText(/-digit code/, { selector: '#reopen-code' });
  await user.keyboard('1234');
  const done = await screen.findByText('Done. We’ll email you once sign-ups are open.');
  expect(document.activeElement).toBe(done.closest('[role=status]'));
  expect(server.SendOtp.mock.calls[0]?.[0]).toMatchObject({
    input: { channel: 'EMAIL', email: 'ada@example.com', purpose: 'REOPEN' },
  });
  expect(server.TellWhenOpen.mock.calls[0]?.[0]).toEqual({
    input: { email: 'ada@example.com', otp: '1234' },
  });
});

it('says at the field what is missing or refused, and offers what a mistyped domain may mean', async () => {
  const { server } = show();
  fireEvent.click(buttonNamed('Send code'));
  await screen.findByText('Enter your email address.');
  expect(document.activeElement).toBe(email());
  expect(server.SendOtp).not.toHaveBeenCalled();
  server.SendOtp.mockReturnValueOnce(refusal('VALIDATION_FAILED'));
  type('ada');
  fireEvent.click(buttonNamed('Send code'));
  await screen.findByText('The message of VALIDATION_FAILED.');
  type('ada@gmial.com');
  await screen.findByText(/gmail\.com/);
});

it('says that sign-ups are open, if they are by then', async () => {
  const { user, server } = show();
  server.TellWhenOpen.mockReturnValueOnce(refusal('WRONG_STATE'));
  type('ada@example.com');
  fireEvent.click(buttonNamed('Send code'));
  await screen.findByLabelText(/-digit code/, { selector: '#reopen-code' });
  await user.keyboard('1234');
  expect(await screen.findAllByText('The message of WRONG_STATE.')).not.toEqual([]);
});
