import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buttonNamed, findButton } from '../../testing/buttons.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { translatePage } from '../../testing/translate.ts';
import { renderSite } from '../testing/render-site.tsx';
import { LeavingSection, OwnDataSection } from './own-data-section.tsx';

const sent = { message: 'OTP sent.', codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };
const verified = { message: 'Your email address is verified.' };

function show(leavesAt: string | null = null) {
  const server = {
    VisitorCountry: vi.fn<Script>(() => ({ visitorCountry: { code: null, name: null } })),
    SendOwnDataCode: vi.fn<Script>(() => ({ sendOwnDataCode: sent })),
    VerifyOwnDataCode: vi.fn<Script>(() => ({ verifyOwnDataCode: verified })),
    DownloadOwnData: vi.fn<Script>(() => ({ downloadOwnData: { json: '{}', text: 'Your data' } })),
    CorrectOwnName: vi.fn<Script>(() => ({ correctOwnName: 'Your name is corrected.' })),
    SendOtp: vi.fn<Script>(() => ({ sendOtp: sent })),
    VerifyOtp: vi.fn<Script>(() => ({ verifyOtp: verified })),
    LeaveWaitlist: vi.fn<Script>(() => ({ leaveWaitlist: 'We’ll erase your data on December 6.' })),
    StayOnWaitlist: vi.fn<Script>(() => ({ stayOnWaitlist: 'Welcome back. You kept #3.' })),
    ChangeOwnContact: vi.fn<Script>(() => ({ changeOwnContact: 'Your contact is changed.' })),
  };
  const leaves = vi.fn<() => string | null>(() => leavesAt);
  const refresh = vi.fn(() => Promise.resolve());
  const contact = { channel: 'EMAIL', masked: 'a•••@example.com' } as const;
  function Page() {
    const [now, setNow] = useState(leaves);
    const props = { contact, leavesAt: now, refresh: () => refresh().then(() => setNow(leaves())) };
    return (
      <>
        <LeavingSection {...props} />
        <OwnDataSection {...props} />
      </>
    );
  }
  const user = renderSite(<Page />, server);
  return { user, server, refresh, leaves };
}

const press = async (text: string) => fireEvent.click(await findButton(text));
const codeField = (id: string) => screen.findByLabelText(/-digit code/, { selector: `#${id}` });
const variablesOf = (script: ReturnType<typeof show>['server']['SendOtp']) =>
  script.mock.calls.map(([variables]) => variables);

it('gives both files after a code from the contact, which is shown masked', async () => {
  const { user, server } = show();
  await press('Download your data');
  await press('Send code');
  await codeField('own-data-code');
  screen.getByText('a•••@example.com');
  await user.keyboard('1234');
  const first = await findButton('Save as text');
  expect(document.activeElement).toBe(first);
  buttonNamed('Save as JSON');
  expect(variablesOf(server.VerifyOwnDataCode)).toEqual([{ otp: '1234' }]);
});

it('says why a code was not sent, and that the entered one is wrong', async () => {
  const { user, server } = show();
  server.SendOwnDataCode.mockReturnValueOnce(refusal('MAIL_PAUSED'));
  server.VerifyOwnDataCode.mockReturnValueOnce(refusal('OTP_INVALID'));
  await press('Download your data');
  await press('Send code');
  await screen.findByText('The message of MAIL_PAUSED.');
  await press('Send code');
  await codeField('own-data-code');
  await user.keyboard('1111');
  await screen.findByText('The message of OTP_INVALID.');
  expect(server.DownloadOwnData).not.toHaveBeenCalled();
});

it('does again what failed after the code was right, without another code', async () => {
  const { user, server } = show();
  server.DownloadOwnData.mockReturnValueOnce(refusal('DATABASE_UNAVAILABLE'));
  await press('Download your data');
  await press('Send code');
  await codeField('own-data-code');
  await user.keyboard('1234');
  await screen.findByText('The message of DATABASE_UNAVAILABLE.');
  await press('Try again');
  await findButton('Save as text');
  expect(server.VerifyOwnDataCode).toHaveBeenCalledTimes(1);
});

it('checks a name before it sends a code, then corrects it and shows the newest status', async () => {
  const { user, server, refresh } = show();
  await press('Correct your name');
  await press('Send code');
  await screen.findByText('First name is required');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(server.SendOwnDataCode).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('First name'), 'Grace');
  await user.type(screen.getByLabelText('Last name'), 'Hopper');
  await press('Send code');
  await codeField('own-data-code');
  await user.keyboard('1234');
  await screen.findByText('Your name is corrected.');
  expect(variablesOf(server.CorrectOwnName)).toEqual([{ input: { firstName: 'Grace', lastName: 'Hopper' } }]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('changes the contact after a code from each, and says why if it cannot', async () => {
  const { user, server, refresh } = show();
  server.ChangeOwnContact.mockReturnValueOnce(
    refusal('VALIDATION_FAILED', { fields: { email: 'We can’t change it.' } }),
  );
  await press('Change your contact');
  await press('Send code');
  await codeField('own-data-code');
  await user.keyboard('1234');
  const field = await screen.findByLabelText(/^Email/);
  await press('Send code');
  await screen.findByText('Enter your new email address.');
  await user.type(field, 'grace@example.com');
  await press('Send code');
  await codeField('new-contact-code');
  await user.keyboard('5678');
  await screen.findByText('From now on, you’ll log in as grace@example.com.');
  expect(document.activeElement).toBe(await findButton('Change my contact'));
  await press('Change my contact');
  await screen.findByText('We can’t change it.');
  await press('Change my contact');
  await screen.findByText('Your contact is changed.');
  const input = { channel: 'EMAIL', email: 'grace@example.com' };
  expect(variablesOf(server.SendOtp)).toEqual([{ input: { ...input, purpose: 'CONTACT' } }]);
  expect(variablesOf(server.ChangeOwnContact)[0]).toEqual({ input });
  expect(refresh).toHaveBeenCalledTimes(1);
});

const december = '2026-12-06T12:00:00.000Z';

it('says what leaving means before a code is sent, then until when they can stay', async () => {
  const { user, server, leaves } = show();
  expect(screen.queryByText('You’re leaving the waitlist')).toBeNull();
  await press('Leave the waitlist');
  await screen.findByText(/^In 7 days, we’ll erase everything personal/);
  await press('Send code');
  await codeField('own-data-code');
  leaves.mockReturnValue(december);
  await user.keyboard('1234');
  await screen.findByText('We’ll erase your data on December 6.');
  expect(server.LeaveWaitlist).toHaveBeenCalledTimes(1);
  const heading = screen.getByText('You’re leaving the waitlist');
  screen.getByText(/^We’ll erase your data on \w+, December \d/);
  buttonNamed('Stay on the waitlist');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByText('Leave the waitlist')).toBeNull();
});

it('lets a user stay after a code, also on a page that the browser translated', async () => {
  const { user, server, leaves } = show(december);
  onTestFinished(translatePage());
  await press('Stay on the waitlist');
  await press('Send code');
  await codeField('own-data-code');
  leaves.mockReturnValue(null);
  await user.keyboard('1234');
  await screen.findByText('Welcome back. You kept #3.');
  expect(server.StayOnWaitlist).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your data'));
  expect(screen.queryByText(/leaving the waitlist/)).toBeNull();
});

it('says why they could not leave, and tries again without another code', async () => {
  const { user, server } = show();
  server.LeaveWaitlist.mockReturnValueOnce(refusal('DATABASE_UNAVAILABLE'));
  await press('Leave the waitlist');
  await press('Send code');
  await codeField('own-data-code');
  await user.keyboard('1234');
  await screen.findByText('The message of DATABASE_UNAVAILABLE.');
  await press('Try again');
  await screen.findByText('We’ll erase your data on December 6.');
  expect(server.VerifyOwnDataCode).toHaveBeenCalledTimes(1);
});
