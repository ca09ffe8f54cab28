import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { allQuestions, forEachQuestion } from '@waitlist/backend/questions';
import {
  forEachField,
  joinedMessage,
  phoneInvalidMessage,
  waitlistFormFaults,
} from '@waitlist/backend/waitlist-form';
import type { JoinWaitlistMutation, RankQuery, SignupChoicesQuery } from '../../generated/site/waitlist.ts';
import { buttonNamed } from '../../testing/buttons.ts';
import { exampleSite } from '../../testing/example-site.ts';
import { translatePage } from '../../testing/translate.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { renderSite } from '../testing/render-site.tsx';
import { JoinDialog } from './join-dialog.tsx';

const choices: SignupChoicesQuery = {
  countries: [
    { code: 'DE', name: 'Germany', dialCode: '+49', searchTerms: ['DE'] },
    { code: 'IN', name: 'India', dialCode: '+91', searchTerms: ['IN'] },
  ],
};
const sent = { message: 'OTP sent.', codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };
const joined: JoinWaitlistMutation['joinWaitlist'] = {
  message: joinedMessage,
  alreadyJoined: false,
  referralCredited: false,
  signup: { id: 'id-1', referralId: 'ADA12345' },
};
const rank: RankQuery['rank'] = { rank: 7, total: 9, referralId: 'ADA12345', nextSteps: [] };
/** To every question: the last option, or a word. */
const answers = forEachQuestion((question) =>
  question.kind === 'choice'
    ? (question.options.at(-1) ?? { slug: '', label: '' })
    : { slug: 'Something', label: 'Something' },
);
const person = { 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@example.com' };

const reload = vi.fn();
let visit = 0;
/** A separate page in the history, so that no test returns to another's. */
beforeEach(() => {
  reload.mockClear();
  visit += 1;
  history.pushState(null, '', `/${visit}`);
});

function setUp({ from = null as string | null, linkCode = '', email = '' } = {}) {
  const server = {
    VisitorCountry: vi.fn<Script>(() => ({ visitorCountry: { code: from, name: null } })),
    SignupsPaused: vi.fn<Script>(() => ({ signupsPaused: false })),
    SignupChoices: vi.fn<Script>(() => choices),
    SendOtp: vi.fn<Script>(() => ({ sendOtp: sent })),
    VerifyOtp: vi.fn<Script>(() => ({ verifyOtp: { message: 'Verified.' } })),
    JoinWaitlist: vi.fn<Script>(() => ({ joinWaitlist: joined })),
    UpdatePoints: vi.fn<Script>(({ referralCode }) =>
      referralCode === 'NOBODYHAS1'
        ? refusal('REFERRAL_NOT_FOUND')
        : { updatePoints: { message: 'Counted.' } },
    ),
    Rank: vi.fn<Script>(() => ({ rank })),
  };
  const user = renderSite(<Page linkCode={linkCode} email={email} />, server);
  fireEvent.click(screen.getByText('Join'));
  return { user, server };
}

function Page({ linkCode, email }: { linkCode: string; email: string }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={opener} onClick={() => setOpen(true)}>
        Join
      </button>
      <JoinDialog
        open={open}
        onClose={() => setOpen(false)}
        opener={opener}
        referralCode={linkCode}
        email={email}
        onJoined={() => undefined}
        onReload={reload}
        whilePaused={<p>Later</p>}
        share={({ referralId }) => <p>Share {referralId}</p>}
      />
    </>
  );
}

type User = ReturnType<typeof setUp>['user'];
const dialog = () => document.querySelector('[role=dialog]');
const title = (text: string) => screen.findByText(text, { selector: '[role=dialog] :is(h2, h2 *)' });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
const codeField = () => screen.findByLabelText<HTMLInputElement>(/^Referral code/, { selector: 'input' });
const fill = (box: HTMLInputElement, value: string) => fireEvent.change(box, { target: { value } });
const press = (text: string) => fireEvent.click(buttonNamed(text));
const close = () => fireEvent.click(screen.getByLabelText('Close'));
const noteAt = (box: HTMLInputElement) => {
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};
const errorAt = async (label: string) => noteAt(await field(label));
const labelOf = ({ label, required }: { readonly label: string; readonly required: boolean }) =>
  required ? label : `${label} (optional)`;

async function choose(user: User, label: string, option: string): Promise<void> {
  const box = await field(label);
  await waitFor(() => expect(box.disabled).toBe(false));
  if (box.value === option) return;
  await user.click(box);
  fill(box, option);
  await user.click(await screen.findByText(option, { selector: '[role=option] *' }));
  expect(box.value).toBe(option);
}

const page = (at: number) => screen.findByText(`${at} of 2`);

/** Fills in the first page, and goes on to the next. */
async function fillInContact(user: User): Promise<void> {
  for (const [label, value] of Object.entries(person)) fill(await field(label), value);
  await choose(user, 'Country', 'Germany');
  fill(await field('Phone number'), '030 1234567');
  press('Continue');
  await page(2);
}

async function fillIn(user: User, referralCode = ''): Promise<void> {
  await fillInContact(user);
  for (const { key, question } of allQuestions) {
    if (question.kind === 'choice') await choose(user, labelOf(question), answers[key].label);
    else fill(await field(labelOf(question)), answers[key].label);
  }
  fill(await codeField(), referralCode);
}

const mailTitle = 'Check your Mail Inbox for OTP!';

/** From the filled-in form to the result. */
async function joinFrom(user: User): Promise<void> {
  press('Send OTP');
  await title(mailTitle);
  await user.keyboard('1234');
  await screen.findByText('#7');
}

describe('the form', () => {
  it('shows under each field what is missing, with the focus in the first, and sends nothing', async () => {
    const { server } = setUp();
    await waitFor(async () => expect((await field('Country')).disabled).toBe(false));
    press('Continue');
    const missing = [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Email Id is required'],
      ['Country', 'Country is required'],
      ['Phone number', 'Please enter phone number.'],
    ] as const;
    await screen.findByText('First name is required');
    for (const [label, message] of missing) expect(await errorAt(label)).toContain(message);
    await waitFor(async () => expect(document.activeElement).toBe(await field('First name')));
    fill(await field('Email'), 'nobody');
    await screen.findByText('Please enter valid Email Id');
    fill(await field('Phone number'), 'call me');
    await screen.findByText(phoneInvalidMessage);
    expect(await errorAt('Email')).toContain('Please enter valid Email Id');
    expect(await errorAt('Phone number')).toContain(phoneInvalidMessage);
    expect(screen.queryByText('Send OTP')).toBeNull();
    expect(server.SendOtp).not.toHaveBeenCalled();
  });

  it('asks every question on its second page, and says there what is missing', async () => {
    const { user, server } = setUp();
    await fillInContact(user);
    for (const { question } of allQuestions) {
      const box = await field(labelOf(question));
      if (question.reason !== undefined) expect(noteAt(box)).toBe(question.reason);
    }
    press('Send OTP');
    const faults = waitlistFormFaults(forEachField(() => ''));
    const required = allQuestions.filter(({ question }) => question.required);
    for (const { key, question } of required)
      await waitFor(async () => expect(noteAt(await field(labelOf(question)))).toBe(faults[key]));
    const [first] = required;
    if (first !== undefined) expect(document.activeElement).toBe(await field(labelOf(first.question)));
    expect(server.SendOtp).toHaveBeenCalledTimes(required.length === 0 ? 1 : 0);
  });

  it('keeps both pages when the visitor goes back and on again, by keyboard', async () => {
    const { user, server } = setUp();
    await fillIn(user, 'FRIEND99');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Back');
    await page(1);
    await waitFor(async () => expect(document.activeElement).toBe(await field('First name')));
    for (const [label, value] of Object.entries(person)) expect((await field(label)).value).toBe(value);
    await user.keyboard('{Enter}');
    await page(2);
    const [first] = allQuestions;
    const start = first === undefined ? await codeField() : await field(labelOf(first.question));
    await waitFor(() => expect(document.activeElement).toBe(start));
    expect((await codeField()).value).toBe('FRIEND99');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    await user.type(await codeField(), '{Enter}');
    await title(mailTitle);
    expect(server.SendOtp).toHaveBeenCalledTimes(1);
  });

  it('is led back page by page by the browser’s Back', async () => {
    const { user } = setUp();
    await fillInContact(user);
    act(() => history.back());
    await page(1);
    expect((await field('Email')).value).toBe(person.Email);
    act(() => history.back());
    await waitFor(() => expect(dialog()).toBeNull());
    press('Join');
    await page(1);
    expect((await field('Email')).value).toBe(person.Email);
  });

  it('shows the first page, with the focus there, when the server refuses a value of it', async () => {
    const { user, server } = setUp();
    const message = 'This domain can’t receive email.';
    server.SendOtp.mockReturnValueOnce(refusal('VALIDATION_FAILED', { fields: { email: message } }));
    await fillIn(user);
    press('Send OTP');
    await page(1);
    await waitFor(async () => expect(document.activeElement).toBe(await field('Email')));
    expect(await errorAt('Email')).toBe(message);
    fill(await field('Email'), 'ada@example.org');
    press('Continue');
    await page(2);
    press('Send OTP');
    await title(mailTitle);
  });

  it('begins with the country the visitor is in', async () => {
    setUp({ from: 'IN' });
    await waitFor(async () => expect((await field('Country')).value).toBe('India'));
    expect(screen.getByText('+91')).toBeTruthy();
  });

  it('sends what was filled in, the code to the email', async () => {
    const { user, server } = setUp({ from: 'IN' });
    await waitFor(async () => expect((await field('Country')).value).toBe('India'));
    await fillIn(user);
    await joinFrom(user);
    expect(server.SendOtp.mock.calls).toEqual([
      [{ input: { channel: 'EMAIL', email: person.Email, purpose: 'WAITLIST' } }],
    ]);
    expect(server.JoinWaitlist.mock.calls).toMatchObject([
      [
        {
          input: {
            firstName: 'Ada',
            lastName: 'Lovelace',
            email: person.Email,
            phoneNo: '030 1234567',
            country: 'DE',
            systemCountry: 'IN',
            ...forEachQuestion((_, key) => answers[key].slug),
            referralCode: null,
          },
        },
      ],
    ]);
  });

  it('shows at the phone field what the server says of the number, and joins with another without a new code', async () => {
    const { user, server } = setUp();
    server.JoinWaitlist.mockReturnValueOnce(
      refusal('VALIDATION_FAILED', { fields: { phoneNo: phoneInvalidMessage } }),
    );
    await fillIn(user);
    press('Send OTP');
    await title(mailTitle);
    await user.keyboard('1234');
    await title('Signup for early access');
    expect(await errorAt('Phone number')).toContain(phoneInvalidMessage);
    await waitFor(async () => expect(document.activeElement).toBe(await field('Phone number')));
    fill(await field('Phone number'), '030 7654321');
    expect(await errorAt('Phone number')).not.toContain(phoneInvalidMessage);
    press('Continue');
    await page(2);
    press('Send OTP');
    await screen.findByText('#7');
    expect(server.SendOtp).toHaveBeenCalledTimes(1);
  });

  it('is closed and empty after it was dismissed', async () => {
    setUp();
    fill(await field('First name'), 'Grace');
    close();
    await waitFor(() => expect(dialog()).toBeNull());
    press('Join');
    expect((await field('First name')).value).toBe('');
  });
});

it('begins with the email of an application', async () => {
  setUp({ email: 'ada@example.com' });
  expect((await field('Email')).value).toBe('ada@example.com');
});

describe('a code to share', () => {
  const isWarned = (box: HTMLInputElement) =>
    box.getAttribute('aria-invalid') === 'true' && noteAt(box).startsWith('We don’t recognize this code.');

  it('that nobody has is shown as wrong, until another is entered', async () => {
    const { user, server } = setUp();
    await fillInContact(user);
    const box = await codeField();
    expect(isWarned(box)).toBe(false);
    fill(box, 'NOBODYHAS1');
    await waitFor(() => expect(isWarned(box)).toBe(true));
    fill(box, ' friend99 ');
    expect(isWarned(box)).toBe(false);
    expect(noteAt(box)).toBe('The friend who shared it gets points when you join.');
    await waitFor(() => expect(server.UpdatePoints).toHaveBeenLastCalledWith({ referralCode: 'FRIEND99' }));
    fill(box, 'short');
    await waitFor(() => expect(isWarned(box)).toBe(true));
    expect(server.UpdatePoints).toHaveBeenCalledTimes(2);
  });

  it('that came with a link and that nobody has is told on the first page, and another one is not', async () => {
    const { user } = setUp({ linkCode: 'NOBODYHAS1' });
    const told = await screen.findByText(/^We don’t recognize the code/);
    expect(told.closest('[role=status]')?.textContent).toBe(
      'We don’t recognize the code NOBODYHAS1. You can join without it, or enter another on the next page.',
    );
    await fillInContact(user);
    const box = await codeField();
    expect(isWarned(box)).toBe(true);
    expect(screen.queryByText(/^We don’t recognize the code/)).toBeNull();
    fill(box, '');
    expect(isWarned(box)).toBe(false);
    press('Back');
    await page(1);
    expect(screen.queryByText(/^We don’t recognize the code/)).toBeNull();
  });

  it.each([
    ['no answer came', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server has no time', () => refusal('RATE_LIMITED')],
  ])('counts as known when %s', async (_why, answer) => {
    const { user, server } = setUp();
    await fillInContact(user);
    server.UpdatePoints.mockImplementationOnce(answer);
    fill(await codeField(), 'FRIEND99');
    await waitFor(() => expect(server.UpdatePoints).toHaveBeenCalledTimes(1));
    await act(async () => void (await new Promise((arrived) => setTimeout(arrived))));
    expect(isWarned(await codeField())).toBe(false);
  });

  it('that nobody has keeps no one from joining, and the result says so kindly', async () => {
    const { user, server } = setUp();
    await fillIn(user, 'NOBODYHAS1');
    const box = await codeField();
    await waitFor(() => expect(isWarned(box)).toBe(true));
    await joinFrom(user);
    expect(server.JoinWaitlist.mock.lastCall).toMatchObject([{ input: { referralCode: 'NOBODYHAS1' } }]);
    expect(screen.getByText(/couldn’t credit the code NOBODYHAS1/)).toBeTruthy();
    expect(await title(joinedMessage)).toBeTruthy();
  });

  it('that was credited is not mentioned', async () => {
    const { user, server } = setUp();
    server.JoinWaitlist.mockReturnValue({ joinWaitlist: { ...joined, referralCredited: true } });
    await fillIn(user, 'FRIEND99');
    await joinFrom(user);
    expect(screen.queryByText(/couldn’t credit/)).toBeNull();
  });
});

describe('the rank', () => {
  it('in the first half says how many are waiting', async () => {
    const { user, server } = setUp();
    server.Rank.mockReturnValue({ rank: { ...rank, total: 1400 } });
    await fillIn(user);
    await joinFrom(user);
    expect(screen.getByText('of 1,400 waiting')).toBeTruthy();
  });

  it('near the end stands alone, so that it does not read as the last place', async () => {
    const { user } = setUp();
    await fillIn(user);
    await joinFrom(user);
    expect(screen.queryByText(/waiting$/)).toBeNull();
  });
});

describe('joining again', () => {
  it('shows the place that is there, says so, and leads to the status', async () => {
    const { user, server } = setUp();
    const message = 'You are already on the waitlist';
    server.JoinWaitlist.mockReturnValue({ joinWaitlist: { ...joined, message, alreadyJoined: true } });
    await fillIn(user, 'FRIEND99');
    await joinFrom(user);
    expect(await title(message)).toBeTruthy();
    expect(screen.queryByText(joinedMessage)).toBeNull();
    expect(screen.getByText('Share ADA12345')).toBeTruthy();
    expect(screen.getByText(/a referral code counts only on joining/)).toBeTruthy();
    expect(screen.getByText('check your rank').getAttribute('href')).toBe('/status');
  });
});

describe('a code that was sent', () => {
  it('can still be entered after the dialog was closed, and after a look back at the form', async () => {
    const { user, server } = setUp();
    await fillIn(user);
    press('Send OTP');
    await title(mailTitle);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(dialog()).toBeNull());
    press('Join');
    await title(mailTitle);
    press('Change email');
    expect((await field('Email')).value).toBe(person.Email);
    expect((await field('Country')).value).toBe('Germany');
    press('Continue');
    await page(2);
    await joinFrom(user);
    expect(server.SendOtp).toHaveBeenCalledTimes(1);
  });

  it('that was wrong is said to be, and the right one joins', async () => {
    const { user, server } = setUp();
    server.VerifyOtp.mockReturnValueOnce(refusal('OTP_INVALID'));
    await fillIn(user);
    press('Send OTP');
    await title(mailTitle);
    await user.keyboard('9999');
    await within(document.body).findByText('The message of OTP_INVALID.');
    await user.keyboard('1234');
    await screen.findByText('#7');
    expect(server.VerifyOtp).toHaveBeenCalledTimes(2);
  });
});

describe('closing', () => {
  const closed = () => waitFor(() => expect(dialog()).toBeNull());

  it('the form by its cross reloads the page; by Escape it does not', async () => {
    setUp();
    await field('First name');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await closed();
    expect(reload).not.toHaveBeenCalled();
    press('Join');
    await field('First name');
    close();
    await closed();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('the boxes for the code does not reload the page, the result does', async () => {
    const { user } = setUp();
    await fillIn(user);
    press('Send OTP');
    await title(mailTitle);
    close();
    await closed();
    expect(reload).not.toHaveBeenCalled();
    press('Join');
    await title(mailTitle);
    await user.keyboard('1234');
    await screen.findByText('#7');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await closed();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

describe('a blocked user', () => {
  it('meets an end with the support address, and nothing to press again; the next visitor starts anew', async () => {
    const { user, server } = setUp();
    server.JoinWaitlist.mockReturnValue(refusal('NOT_FOUND'));
    await fillIn(user);
    press('Send OTP');
    await title(mailTitle);
    await user.keyboard('1234');
    await title('We can’t add you to the waitlist');
    const support = screen.getByText(exampleSite.brand.supportEmail);
    expect(support.getAttribute('href')).toBe(`mailto:${exampleSite.brand.supportEmail}`);
    expect(screen.queryByText('Get Early Access')).toBeNull();
    close();
    await waitFor(() => expect(dialog()).toBeNull());
    press('Join');
    await title('Signup for early access');
    expect((await field('Email')).value).toBe('');
  });
});

it('changing the contact starts at the field that is changed', async () => {
  const { user } = setUp();
  await fillIn(user);
  press('Send OTP');
  await title(mailTitle);
  press('Change email');
  const email = await field('Email');
  await waitFor(() => expect(document.activeElement).toBe(email));
});

it('a name close to its limit says what the limit is', async () => {
  setUp();
  fill(await field('First name'), 'Bartholomew');
  expect(await errorAt('First name')).toContain('Up to 15 characters');
});

it('preselects the country of the time zone when the address tells none', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin' }).resolvedOptions(),
    timeZone: 'Europe/Berlin',
  });
  onTestFinished(() => void vi.restoreAllMocks());
  setUp();
  await waitFor(async () => expect((await field('Country')).value).toBe('Germany'));
});

describe('in a page that the browser translates', () => {
  it('every step comes after the other: errors, the code, another contact, a failed join, the result', async () => {
    const { user, server } = setUp();
    onTestFinished(translatePage());
    server.VerifyOtp.mockReturnValueOnce(refusal('OTP_INVALID'));
    server.JoinWaitlist.mockReturnValueOnce(refusal('DATABASE_UNAVAILABLE'));
    await waitFor(async () => expect((await field('Country')).disabled).toBe(false));
    press('Continue');
    await screen.findByText('First name is required');
    await fillIn(user, 'UNKNOWN1');
    press('Send OTP');
    await title(mailTitle);
    press('Change email');
    await title('Signup for early access');
    press('Continue');
    await page(2);
    press('Send OTP');
    await title(mailTitle);
    await user.keyboard('9999');
    await within(document.body).findByText('The message of OTP_INVALID.');
    await user.keyboard('1234');
    await within(document.body).findAllByText('The message of DATABASE_UNAVAILABLE.');
    press('Get Early Access');
    await screen.findByText('#7');
    await title(joinedMessage);
    close();
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('a pause that is met on sending replaces the form', async () => {
    const { user, server } = setUp();
    onTestFinished(translatePage());
    server.SendOtp.mockReturnValueOnce(refusal('SIGNUPS_PAUSED'));
    await fillIn(user);
    press('Send OTP');
    await title('Sign-ups are paused');
  });
});
