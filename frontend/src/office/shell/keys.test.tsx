import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreens } from '../testing/render-office.tsx';
import { Keys } from './keys.tsx';
import { Palette } from './palette.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const UserViews = () => ({ userViews: [] });

function show(search: boolean) {
  const own = <input type="search" aria-label="Search colors" />;
  const shown = (
    <>
      <Palette />
      <ProfileMenu />
      <Keys />
      <main id="main">
        <button type="button">Here</button>
        <textarea aria-label="Note" />
        {search && own}
      </main>
    </>
  );
  renderScreens({ '/': shown }, { role: 'VIEWER', path: '/', scripts: { UserViews } });
  return userEvent.setup();
}

test('? lists the keys from anywhere, and gives the focus back', async () => {
  const user = show(true);
  screen.getByText('Here').focus();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  dialog.getByText('These shortcuts');
  dialog.getByText('Undo the last decision');
  fireEvent.click(dialog.getByText('Done'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Here'));
});

test('the palette and the profile menu list the keys, too, and get the focus back', async () => {
  const user = show(false);
  await user.click(screen.getByRole('button', { name: /^Profile of/ }));
  fireEvent.click(await screen.findByText('Keyboard shortcuts'));
  const first = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  fireEvent.click(within(first).getByText('Done'));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Profile of/));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'keyboard');
  await user.click(await screen.findByRole('option', { name: /Keyboard shortcuts/ }));
  const second = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  fireEvent.click(within(second).getByText('Done'));
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Search users and screens'),
  );
});

test('/ leads to the search of the screen, and is text where text is typed', async () => {
  const user = show(true);
  await user.keyboard('/');
  const search = screen.getByLabelText<HTMLInputElement>('Search colors');
  expect(document.activeElement).toBe(search);
  expect(search.value).toBe('');
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
  await user.type(note, 'and/or?');
  expect(note.value).toBe('and/or?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('/ opens the search from anywhere on a screen without one', async () => {
  const user = show(false);
  await user.keyboard('/');
  const box = await screen.findByPlaceholderText<HTMLInputElement>('Find a user or a screen');
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(box.value).toBe('');
});
