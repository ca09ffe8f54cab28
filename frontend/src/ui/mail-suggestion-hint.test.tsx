import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MailSuggestionHint } from './mail-suggestion-hint.tsx';
import { TextField } from './text-field.tsx';

function Field() {
  const [email, setEmail] = useState('');
  return (
    <TextField
      id="email"
      label="Email"
      value={email}
      onChange={({ target }) => setEmail(target.value)}
      hint={
        <MailSuggestionHint typed={email} fieldId="email" onUse={setEmail}>
          We’ll email you a code.
        </MailSuggestionHint>
      }
    />
  );
}

test('a mistyped domain is asked about, and the answer is taken with one press', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(screen.getByLabelText('Email'), 'priya@gmial.con');
  expect(await screen.findByText('priya@gmail.com')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('We’ll email you a code.')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByText('Use it'));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('priya@gmail.com');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.queryByText('Use it')).toBeNull();
});

test('a right one is not', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(screen.getByLabelText('Email'), 'priya@gmail.com');
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(screen.queryByText('Use it')).toBeNull();
});
