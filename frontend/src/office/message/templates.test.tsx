// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Role } from '../../generated/operations.ts';
import { ScriptedServer } from '../../testing/scripted-server.tsx';
import { ToastProvider } from '../../ui/toasts.tsx';
import { MeContext } from '../platform/me.ts';
import { officePaths } from '../platform/office-paths.ts';
import { TemplateEditPage } from './template-edit-page.tsx';
import { TemplatesPage } from './templates-page.tsx';

afterEach(cleanup);

/** Shows the templates to a role. @returns what was saved. */
function show(role: Role): Readonly<Record<string, unknown>>[] {
  const saved: Readonly<Record<string, unknown>>[] = [];
  const router = createMemoryRouter(
    [
      { path: officePaths.messages, element: <TemplatesPage /> },
      { path: officePaths.newTemplate, element: <TemplateEditPage /> },
    ],
    { initialEntries: [officePaths.messages] },
  );
  const me = { id: 'a1', name: 'Grace', email: 'grace@example.com', role } as const;
  const scripts = {
    MessageTemplates: () => ({ messageTemplates: [] }),
    PreviewMessage: () => ({
      previewMessage: { subject: 'News', html: '<p>Hi</p>', text: 'Hi', textMessage: null },
    }),
    SaveMessageTemplate: ({ input }: Readonly<Record<string, unknown>>) => {
      saved.push({ ...(input as object) });
      return { saveMessageTemplate: { message: 'The template has been saved', template: null } };
    },
  };
  render(
    <ToastProvider>
      <ScriptedServer scripts={scripts}>
        <MeContext value={me as never}>
          <RouterProvider router={router} />
        </MeContext>
      </ScriptedServer>
    </ToastProvider>,
  );
  return saved;
}

test('an editor writes a template of news', async () => {
  const saved = show('EDITOR');
  fireEvent.click(await screen.findByRole('link', { name: 'New template' }));
  fireEvent.click(await screen.findByRole('radio', { name: /^News/ }));
  expect(screen.queryByRole('button', { name: '{inviteLink}' })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'March' } });
  fireEvent.change(screen.getByLabelText(/^Subject/), { target: { value: 'News' } });
  fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: 'Hi {firstName}' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await screen.findByText('The template has been saved');
  expect(saved).toMatchObject([
    { kind: 'BROADCAST', name: 'March', subject: 'News', body: 'Hi {firstName}' },
  ]);
});

test('a viewer is offered no new template', async () => {
  show('VIEWER');
  await screen.findByText('0 templates');
  expect(screen.queryByRole('link', { name: 'New template' })).toBeNull();
});
