import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buttonNamed } from '../testing/buttons.ts';
import { renderWithToasts } from '../testing/render.tsx';
import { translatePage } from '../testing/translate.ts';
import { CopyButton } from './copy-button.tsx';

it('says that it copied, in a page that the browser translates, too', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  onTestFinished(() => void vi.unstubAllGlobals());
  renderWithToasts(<CopyButton text="ADA12345" what="code" />);
  onTestFinished(translatePage());
  fireEvent.click(buttonNamed('Copy'));
  await screen.findByText('Copied');
  await screen.findByText('The code is copied');
  expect(screen.queryByText('Copy')).toBeNull();
  expect(writeText).toHaveBeenCalledWith('ADA12345');
  await screen.findByText('Copy', {}, { timeout: 5000 });
  expect(screen.queryByText('Copied')).toBeNull();
});

it('says what to do where the browser does not let it', async () => {
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  renderWithToasts(<CopyButton text="ADA12345" what="code" />);
  fireEvent.click(buttonNamed('Copy'));
  await screen.findByText('Your browser didn’t let the page copy. Select the code and copy it.', {
    selector: 'p',
  });
  expect(screen.queryByText('Copied')).toBeNull();
});
