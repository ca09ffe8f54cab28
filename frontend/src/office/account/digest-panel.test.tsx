import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { DigestPanel } from './digest-panel.tsx';

test('the daily digest is turned on and off, and a failure leaves it as it was and is said', async () => {
  let isOn = false;
  let fails = true;
  const set = (on: boolean) => () => {
    if (fails) return refusal('DATABASE_UNAVAILABLE');
    isOn = on;
    return { [on ? 'subscribeToDigest' : 'unsubscribeFromDigest']: on };
  };
  renderScreens(
    { [officePaths.account]: <DigestPanel /> },
    {
      role: 'VIEWER',
      path: officePaths.account,
      scripts: {
        DailyDigest: () => ({ dailyDigest: isOn }),
        SubscribeToDigest: set(true),
        UnsubscribeFromDigest: set(false),
      },
    },
  );
  const user = userEvent.setup();
  const button = await screen.findByRole('switch', { name: 'Daily digest' });
  const isChecked = () => button.getAttribute('aria-checked');
  expect(isChecked()).toBe('false');
  await user.click(button);
  await screen.findAllByText('The message of DATABASE_UNAVAILABLE.');
  expect(isChecked()).toBe('false');
  fails = false;
  for (const [on, says] of [
    ['true', 'You’ll get the daily digest from now on.'],
    ['false', 'You won’t get the daily digest anymore.'],
  ] as const) {
    await user.click(button);
    await screen.findAllByText(says);
    await vi.waitFor(() => expect(isChecked()).toBe(on));
  }
});
