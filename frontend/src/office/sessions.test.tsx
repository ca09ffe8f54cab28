import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '../generated/office.ts';
import { buttonNamed } from '../testing/buttons.ts';
import { refusal, type Script } from '../testing/scripted-server.tsx';
import { session, useSession } from './platform/session.ts';
import { serveOffice } from './testing/office-server.ts';
import { meOf, renderOfficeWithItsClient } from './testing/render-office.tsx';

// How accounts begin and how sessions end, with the office's own client.

/** As if another tab had ended the session; the module may remember one of the tests of another file. */
function forgetSession(): void {
  localStorage.clear();
  const { unmount } = renderHook(useSession);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  unmount();
}
beforeEach(forgetSession);
afterEach(forgetSession);

const email = 'grace@example.com';
const password = 'orbit-lantern-49-quill';
const tooShort = refusal('VALIDATION_FAILED', { fields: { password: 'Use at least 12 characters.' } });
const me = (role: Role = 'VIEWER') => ({ me: meOf(role) });
const loggedIn: Script = () => ({ adminLogin: { message: 'You are logged in.', accessToken: 'token' } });

interface Opened {
  readonly token?: string;
  readonly scripts?: Readonly<Record<string, Script>>;
}

async function open(path: string, { token, scripts = {} }: Opened = {}) {
  serveOffice({
    Me: () => me(),
    AdminLogin: loggedIn,
    MySessions: () => ({ mySessions: [] }),
    DailyDigest: () => ({ dailyDigest: false }),
    ...scripts,
  });
  if (token !== undefined) session.begin(token);
  return renderOfficeWithItsClient(path);
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
async function fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(await field(label), { target: { value } });
}
const press = (name: string) => fireEvent.click(buttonNamed(name));
async function logIn(): Promise<void> {
  await fillIn({ Email: email, Password: password });
  press('Login');
}
const address = () => window.location.pathname + window.location.search;
const stored = () => [localStorage.getItem('token'), localStorage.getItem('admin')];
const focused = () => document.activeElement?.id;

test('without a session every address leads to the login, and the login back to that address', async () => {
  await open('/admin/account?from=link');
  await screen.findByText('Welcome Back!');
  expect(address()).toBe('/admin/login');
  await logIn();
  await screen.findByText('You are logged in.');
  await screen.findByText('Change password', { selector: 'h2' });
  expect(address()).toBe('/admin/account?from=link');
  expect(stored()).toEqual(['token', 'true']);
});

test('a login that is rejected says why, and the typed text stays', async () => {
  await open('/admin/login', { scripts: { AdminLogin: () => refusal('LOGIN_FAILED') } });
  await logIn();
  await screen.findByText('The message of LOGIN_FAILED.');
  expect((await field('Email')).value).toBe(email);
  expect(stored()).toEqual([null, null]);
});

test.each(['UNAUTHENTICATED', 'SESSION_EXPIRED'])(
  'a token that is not good (%s) leads to the login',
  async (code) => {
    await open('/admin/account', { token: 'nonsense', scripts: { Me: () => refusal(code) } });
    await screen.findByText(/^Your session has ended\./);
    expect(address()).toBe('/admin/login');
    expect(stored()).toEqual([null, null]);
  },
);

test('an account is asked for at an address in any case, with the rules in words', async () => {
  const AdminSignup = vi.fn<Script>(() => ({
    adminSignup: { message: `We sent a link to ${email}.`, accessToken: null },
  }));
  await open('/admin/signUp', { scripts: { AdminSignup } });
  await fillIn({ Name: ' ', Email: 'nobody' });
  screen.getByText('We’ll email you a link to choose your password.');
  expect(screen.queryByLabelText('Password')).toBeNull();
  press('Register Account');
  await screen.findByText('Name is required');
  await screen.findByText('Invalid email address');
  await waitFor(() => expect(focused()).toBe('name'));
  expect(AdminSignup).not.toHaveBeenCalled();
  await fillIn({ Name: 'Grace', Email: email });
  press('Register Account');
  await screen.findByText(`We sent a link to ${email}.`);
  expect(address()).toBe('/admin/login');
  expect(AdminSignup.mock.lastCall?.[0]).toEqual({ input: { name: 'Grace', email } });
});

test('a note stays at the login, whatever is opened in between, until it is dismissed', async () => {
  sessionStorage.setItem('login-note', 'Open the link.');
  await open('/admin/login', { scripts: { AdminLogin: () => refusal('LOGIN_FAILED') } });
  await screen.findByText('Open the link.');
  await logIn();
  await screen.findByText('The message of LOGIN_FAILED.');
  screen.getByText('Open the link.');
  press('Forgot Password?');
  fireEvent.click(await screen.findByText('Back to login'));
  await screen.findByText('Open the link.');
  fireEvent.click(screen.getByLabelText('Dismiss'));
  expect(screen.queryByText('Open the link.')).toBeNull();
  expect(sessionStorage.getItem('login-note')).toBeNull();
});

test('a note is gone after the login', async () => {
  sessionStorage.setItem('login-note', 'Your password has been changed.');
  await open('/admin/account');
  await screen.findByText('Your password has been changed.');
  await logIn();
  await screen.findByText('Change password', { selector: 'h2' });
  expect(sessionStorage.getItem('login-note')).toBeNull();
});

const requested: Script = () => ({ adminSignupRequest: { name: 'A stranger', email, role: null } });

test('the mailed link asks for a name and a password, then leads to the login', async () => {
  const message = 'Your email is confirmed.';
  const ConfirmAdminSignup = vi.fn<Script>(() => ({ confirmAdminSignup: { message, accessToken: null } }));
  ConfirmAdminSignup.mockReturnValueOnce(tooShort);
  await open('/admin/confirm#token=good', { scripts: { AdminSignupRequest: requested, ConfirmAdminSignup } });
  await screen.findByText(email);
  expect((await field('Name')).value).toBe('A stranger');
  await fillIn({ Name: 'Grace', Password: 'short' });
  press('Confirm email');
  await screen.findByText('Use at least 12 characters.');
  await fillIn({ Password: password });
  press('Confirm email');
  await screen.findByText('Your email is confirmed.');
  expect(address()).toBe('/admin/login');
  expect((await field('Email')).value).toBe(email);
  const input = { token: 'good', name: 'Grace', password };
  expect(ConfirmAdminSignup.mock.lastCall).toEqual([{ input }]);
});

test.each([
  ['the first steps are open', true, '/admin/dashboard'],
  ['the first steps are done', false, '/admin/userManagement'],
])('an invited colleague is logged in at once; while %s', async (_when, isShown, home) => {
  const invited: Script = () => ({ adminSignupRequest: { name: 'Grace', email, role: 'EDITOR' } });
  const ConfirmAdminSignup: Script = () => ({
    confirmAdminSignup: { message: 'Your account is ready.', accessToken: 'token' },
  });
  const steps = { brand: true, mail: true, app: true, signup: true, faq: true, team: true };
  const FirstSteps: Script = () => ({ firstSteps: { __typename: 'FirstSteps', ...steps, isShown } });
  const never = () => new Promise<object>(() => undefined);
  const dashboard = { Dashboard: never, SignupsByCountry: never, SignupsOverTime: never, SignupPause: never };
  await open('/admin/confirm#token=good', {
    scripts: { AdminSignupRequest: invited, ConfirmAdminSignup, FirstSteps, ...dashboard },
  });
  await fillIn({ Password: password });
  press('Create account');
  await waitFor(() => expect(address()).toBe(home));
  await screen.findByText('Your account is ready.');
  expect(stored()).toEqual(['token', 'true']);
});

test('a link that was used in another tab meanwhile says so, and leads to another sign-up', async () => {
  const ConfirmAdminSignup = () => refusal('CONFIRM_LINK_INVALID');
  await open('/admin/confirm#token=good', { scripts: { AdminSignupRequest: requested, ConfirmAdminSignup } });
  await fillIn({ Password: password });
  press('Confirm email');
  await screen.findByText('The message of CONFIRM_LINK_INVALID.');
  screen.getByText('Sign up again');
  expect(screen.queryByText('Confirm email')).toBeNull();
});

test.each([
  ['/admin/confirm#token=used', 'The message of CONFIRM_LINK_INVALID.', 'Sign up again'],
  ['/admin/confirm', 'This link is not complete. Open it from the email again.', 'Sign up again'],
  ['/admin/reset-password', /^This link is not complete\./, 'Ask for a new link'],
])('%s has no form, but a way on', async (path, says, wayOn) => {
  await open(path, { scripts: { AdminSignupRequest: () => refusal('CONFIRM_LINK_INVALID') } });
  await screen.findByText(says);
  screen.getByText(wayOn);
  expect(document.querySelector('form')).toBeNull();
});

test('what the server says to a request for a new password replaces the form', async () => {
  const answer = { message: 'If there is an account, a link is on its way.' };
  await open('/admin/forgot-password', {
    scripts: { RequestPasswordReset: () => ({ requestPasswordReset: answer }) },
  });
  await fillIn({ Email: email });
  press('Send link');
  await screen.findByText(answer.message);
  expect(document.querySelector('form')).toBeNull();
});

test('a new password ends the session of this browser, and is told of at the login', async () => {
  const ResetPassword = vi.fn<Script>(() => ({
    resetPassword: { message: 'Your password has been changed.' },
  }));
  await open('/admin/reset-password#token=good', { token: 'other', scripts: { ResetPassword } });
  await fillIn({ 'New password': password });
  press('Set password');
  await screen.findByText('Your password has been changed.');
  expect(address()).toBe('/admin/login');
  expect(ResetPassword.mock.lastCall?.[0]).toEqual({ input: { token: 'good', password } });
  expect(stored()).toEqual([null, null]);
});

test('a link for a new password that was used leads to a new one', async () => {
  await open('/admin/reset-password#token=used', {
    scripts: { ResetPassword: () => refusal('RESET_LINK_INVALID') },
  });
  await fillIn({ 'New password': password });
  press('Set password');
  await screen.findByText('The message of RESET_LINK_INVALID.');
  screen.getByText('Ask for a new link');
  expect(document.querySelector('form')).toBeNull();
});

test.each<[Role, string]>([
  ['VIEWER', 'Viewer'],
  ['EDITOR', 'Editor'],
  ['ADMIN', 'Admin'],
])('a %s sees what they may do', async (role, name) => {
  const noEndpoints = () => ({ webhookEndpoints: [] });
  await open('/admin/account', {
    token: 'token',
    scripts: { Me: () => me(role), WebhookEndpoints: noEndpoints },
  });
  await screen.findByText(name, { selector: 'dd' });
});

test('a new name is shown at once where the admin is named; a refused one says why and stays typed', async () => {
  let name = 'Grace';
  const answers = [
    refusal('VALIDATION_FAILED', { fields: { name: 'Too long.' } }),
    refusal('CONFLICT'),
    { renameMe: { ...meOf('VIEWER'), name: 'Ada Lovelace' } },
  ];
  const RenameMe = vi.fn<Script>(() => answers.shift() ?? {});
  await open('/admin/account', {
    token: 'token',
    scripts: { RenameMe, Me: () => ({ me: { ...meOf('VIEWER'), name } }) },
  });
  await fillIn({ Name: 'Ada' });
  press('Save name');
  await screen.findByText('Too long.');
  expect((await field('Name')).value).toBe('Ada');
  name = 'Gracie';
  await fillIn({ Name: 'Ada Lovelace' });
  press('Save name');
  await screen.findByText('The message of CONFLICT.');
  await screen.findByLabelText('Profile of Gracie');
  press('Save name');
  await screen.findByText('Your name is now Ada Lovelace.');
  await screen.findByLabelText('Profile of Ada Lovelace');
  expect(RenameMe.mock.lastCall?.[0]).toEqual({ name: 'Ada Lovelace', from: 'Gracie' });
});

/** Fills in the form that changes the password, and sends it. */
async function changePassword(): Promise<void> {
  await fillIn({ 'Current password': 'old', 'New password': password });
  press('Change password');
}

test('a session that the server ended leads to the login and back', async () => {
  const ChangePassword = () => refusal('SESSION_EXPIRED');
  await open('/admin/account?kept=1', { token: 'token', scripts: { ChangePassword } });
  await changePassword();
  await screen.findByText(/^Your session has ended\./);
  expect(stored()).toEqual([null, null]);
  await logIn();
  await screen.findByText('Change password', { selector: 'h2' });
  expect(address()).toBe('/admin/account?kept=1');
});

test('a session that was ended from elsewhere says who did it, at the login and back', async () => {
  const ChangePassword = () => refusal('SESSION_ENDED');
  await open('/admin/account?kept=1', { token: 'token', scripts: { ChangePassword } });
  await changePassword();
  await screen.findByText('The message of SESSION_ENDED.');
  expect(stored()).toEqual([null, null]);
  await logIn();
  await screen.findByText('Change password', { selector: 'h2' });
  expect(address()).toBe('/admin/account?kept=1');
});

test('a session goes on with a new token after the password was changed', async () => {
  const message = 'Your current password is incorrect.';
  const answers = [
    refusal('VALIDATION_FAILED', { fields: { currentPassword: message } }),
    { changePassword: { message: 'Your password has been changed.', accessToken: 'new' } },
  ];
  await open('/admin/account', { token: 'token', scripts: { ChangePassword: () => answers.shift() ?? {} } });
  await changePassword();
  await screen.findByText(message);
  expect(stored()[0]).toBe('token');
  press('Change password');
  await screen.findByText('Your password has been changed.');
  expect(stored()).toEqual(['new', 'true']);
  expect((await field('New password')).value).toBe('');
});

test('Logout asks first', async () => {
  const AdminLogout = vi.fn<Script>(() => ({ adminLogout: { message: 'You are logged out.' } }));
  await open('/admin/account?kept=1', { token: 'token', scripts: { AdminLogout } });
  const ask = async () => {
    fireEvent.click(await screen.findByLabelText('Profile of Grace'));
    fireEvent.click(await screen.findByText('Logout'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ready to Leave?' }));
    dialog.getByText('Select "Logout" below if you are ready to end your current session.');
    return dialog;
  };
  fireEvent.click((await ask()).getByText('Cancel'));
  await waitFor(() => expect(screen.queryByText('Ready to Leave?')).toBeNull());
  expect(AdminLogout).not.toHaveBeenCalled();
  expect(stored()[0]).toBe('token');
  fireEvent.click((await ask()).getByText('Logout'));
  await screen.findByText('Welcome Back!');
  expect(AdminLogout).toHaveBeenCalledOnce();
  expect(stored()).toEqual([null, null]);
});
