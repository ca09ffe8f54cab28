import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComboboxField } from './combobox-field.tsx';

it.each([true, false])('says whether it may be left empty: %s', (optional) => {
  const ignore = () => undefined;
  const field = { id: 'source', label: 'Source', placeholder: '', choices: [], value: '' };
  render(<ComboboxField {...field} optional={optional} onChange={ignore} onBlur={ignore} />);
  expect(screen.queryByText('(optional)') !== null).toBe(optional);
});
