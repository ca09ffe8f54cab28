import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComboboxField } from './combobox-field.tsx';

it.each([true, false])('says whether it may be left empty, to screen readers too: %s', (optional) => {
  const ignore = () => undefined;
  const label = 'How did you hear of us?';
  const field = { id: 'source', label, placeholder: '', choices: [], value: '' };
  render(<ComboboxField {...field} optional={optional} onChange={ignore} onBlur={ignore} />);
  expect(screen.queryByText('(optional)') !== null).toBe(optional);
  screen.getByRole('combobox', { name: optional ? `${label} (optional)` : label });
  screen.getByRole('button', { name: `Show the choices: ${label}` });
});
