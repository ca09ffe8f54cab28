import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreens } from '../testing/render-office.tsx';
import { Keys } from './keys.tsx';
import { Palette } from './palette.tsx';

const UserViews = () => ({ userViews: [] });

function show(search: boolean) {
  const own = <input type="search" aria-label="Search colors" />;
  const shown = (
    <>
      <Palette />
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
