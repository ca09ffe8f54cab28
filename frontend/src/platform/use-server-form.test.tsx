import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { signupFormSchema } from '@waitlist/backend/account-form';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithToasts } from '../testing/render.tsx';
import { refusal } from '../testing/scripted-server.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useServerForm } from './use-server-form.ts';

interface Answer {
  readonly data?: string;
  readonly error?: unknown;
}
const names = ['name', 'email', 'password'] as const;

function setUp(answers: readonly Answer[], shown: readonly (typeof names)[number][] = names) {
  const left = [...answers];
  const send = vi.fn(async (): Promise<Answer> => left.shift() ?? { data: 'done' });
  const onDone = vi.fn();
  function Form() {
    const { field, formProps, failure } = useServerForm({
      values: { name: '', email: '', password: '', kind: 'one' },
      schema: signupFormSchema,
      send,
      onDone,
    });
    return (
      <form {...formProps}>
        {failure !== null && <p role="alert">{failure.message}</p>}
        {shown.map((name) => (
          <TextField key={name} id={name} label={name} {...field(name)} />
        ))}
        <button type="submit">Send</button>
      </form>
    );
  }
  function Screen() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <Form />}
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
      </>
    );
  }
  renderWithToasts(<Screen />);
  return { user: userEvent.setup(), send, onDone };
}

const focused = () => document.activeElement?.id;
const failed = (code: string, extensions = {}): Answer => ({
  error: new CombinedGraphQLErrors({ errors: [refusal(code, extensions).toJSON()] }),
});

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('name'), 'Ada');
  await user.type(screen.getByLabelText('email'), 'ada@example.com');
  await user.type(screen.getByLabelText('password'), 'correct horse battery');
}

it('sends nothing that its rules refuse, says so at the fields, and focuses the first of them', async () => {
  const { user, send } = setUp([]);
  await user.type(screen.getByLabelText('name'), 'Ada');
  await user.type(screen.getByLabelText('password'), '{Enter}');
  await screen.findByText('Enter an email address');
  await screen.findByText('Password is required');
  await expect.poll(() => focused()).toBe('email');
  expect(send).not.toHaveBeenCalled();
});

it('sends on Enter what it accepts, once however often it is pressed', async () => {
  const { user, send, onDone } = setUp([]);
  let answer: (given: Answer) => void = () => undefined;
  send.mockReturnValueOnce(new Promise<Answer>((resolve) => (answer = resolve)));
  await fill(user);
  await user.keyboard('{Enter}{Enter}');
  await expect.poll(() => send).toHaveBeenCalled();
  await user.keyboard('{Enter}');
  answer({ data: 'done' });
  await expect.poll(() => onDone).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({
    name: 'Ada',
    email: 'ada@example.com',
    password: 'correct horse battery',
    kind: 'one',
  });
});

it('shows a refusal that is about no field beside the fields, until the next attempt', async () => {
  const { user, onDone } = setUp([failed('FORBIDDEN')]);
  await fill(user);
  await user.keyboard('{Enter}');
  await screen.findByRole('alert');
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByText('Send'));
  await expect.poll(() => onDone).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what the server says of a field at the field, and focuses it', async () => {
  const { user } = setUp([failed('WEAK_PASSWORD', { fields: { password: 'Use another one.' } })]);
  await fill(user);
  await user.keyboard('{Enter}');
  await screen.findByText('Use another one.');
  await expect.poll(() => focused()).toBe('password');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what its rules say of a field that it does not show', async () => {
  const { user, send } = setUp([], ['name', 'email']);
  await user.type(screen.getByLabelText('name'), 'Ada{Enter}');
  await screen.findByText('Enter an email address');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByLabelText('email'), 'ada@example.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Password is required');
  expect(send).not.toHaveBeenCalled();
});

it('says a refusal that comes when it is gone', async () => {
  let answer: (given: Answer) => void = () => undefined;
  const { user, send } = setUp([]);
  send.mockReturnValueOnce(new Promise<Answer>((resolve) => (answer = resolve)));
  await fill(user);
  await user.keyboard('{Enter}');
  await expect.poll(() => send).toHaveBeenCalled();
  await user.click(screen.getByText('Leave'));
  answer(failed('FORBIDDEN'));
  expect((await screen.findByRole('alert')).textContent).toBe('The message of FORBIDDEN.');
});

it('shows what the server says of a value that has no field', async () => {
  const { user } = setUp([failed('VALIDATION_FAILED', { fields: { kind: 'Choose another kind.' } })]);
  await fill(user);
  await user.keyboard('{Enter}');
  await screen.findByText('Choose another kind.');
});
