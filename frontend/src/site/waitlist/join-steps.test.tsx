import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forEachField, joinedMessage } from '@waitlist/backend/waitlist-form';
import { tabStore } from '../../platform/session-store.ts';
import { buttonNamed } from '../../testing/buttons.ts';
import { renderSite } from '../testing/render-site.tsx';
import { JoinSteps } from './join-steps.tsx';
import { keepPendingSignup } from './pending-signup.ts';
import { useJoin } from './use-join.ts';

beforeEach(() => sessionStorage.clear());

/** A page that shows the steps itself. */
function Page() {
  const join = useJoin({ referralCode: '', isShown: true, onJoined: () => undefined });
  return (
    <main>
      <h1>{join.title}</h1>
      <JoinSteps
        join={join}
        whilePaused={<p>Later</p>}
        share={({ referralId }) => <p>{`Share ${referralId}`}</p>}
      />
    </main>
  );
}

const server = {
  VisitorCountry: () => ({ visitorCountry: { code: null, name: null } }),
  SignupsPaused: () => ({ signupsPaused: false }),
  SignupChoices: () => ({ countries: [] }),
  VerifyOtp: () => ({ verifyOtp: { message: 'Verified.' } }),
  JoinWaitlist: () => ({
    joinWaitlist: {
      message: joinedMessage,
      alreadyJoined: false,
      referralCredited: false,
      signup: { id: 'id-1', referralId: 'ADA12345' },
    },
  }),
  Rank: () => ({ rank: { rank: 7, total: 9, referralId: 'ADA12345', nextSteps: [] } }),
};

/** A code was sent before the page was opened. */
function keepSignup() {
  const contact = { channel: 'EMAIL', destination: 'ada@example.com' } as const;
  const values = { ...forEachField(() => ''), email: contact.destination, newsConsent: false };
  const sentAtMs = Date.now();
  const times = { sentAtMs, expiresAtMs: sentAtMs + 300_000, resendAtMs: sentAtMs + 60_000 };
  keepPendingSignup(tabStore, {
    submission: { values, join: { ...values, systemCountry: null }, contact },
    challenge: { contact, codeLength: 4, isSpent: false, ...times },
  });
}

it('the steps need no dialog, and leave the address and the history of their page alone', async () => {
  keepSignup();
  const page = () => [location.href, history.length, history.state] as const;
  const before = page();
  const user = renderSite(<Page />, server);
  await screen.findByText('Check your Mail Inbox for OTP!');
  fireEvent.click(buttonNamed('Change email'));
  await screen.findByText('Signup for early access');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(page()).toEqual(before);
  cleanup();

  keepSignup();
  renderSite(<Page />, server);
  await screen.findByLabelText(/4-digit code/, { selector: '#otp' });
  await user.keyboard('1234');
  await screen.findByText('#7');
  expect(screen.getByText(joinedMessage, { selector: 'h1' })).toBeTruthy();
  expect(screen.getByText('Share ADA12345')).toBeTruthy();
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(page()).toEqual(before);
});
