import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { WhilePaused } from './while-paused.tsx';

it.each([
  ['someone has', { firstName: null }, true],
  ['nobody has', null, false],
])(
  'says of a friend’s code that it will be applied if someone has it: %s',
  async (_who, referrer, isPromised) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({ data: referrer === null ? null : { referrer } })),
    );
    renderSite(<WhilePaused referralCode="FRIEND2345" />, {});
    await screen.findByText('You can join as soon as they reopen.');
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    await act(async () => void (await new Promise((arrived) => setTimeout(arrived, 50))));
    expect(screen.queryByText('FRIEND2345') !== null).toBe(isPromised);
  },
);
