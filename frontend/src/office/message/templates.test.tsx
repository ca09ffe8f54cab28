import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '../../generated/office.ts';
import { officePaths } from '../platform/office-paths.ts';
import { refusal } from '../../testing/scripted-server.tsx';
import { template } from '../mailing/testing/render-mailing.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { TemplateEditPage } from './template-edit-page.tsx';
import { TemplatesPage } from './templates-page.tsx';

/** Shows the templates to a role. @returns what was saved. */
function show(role: Role): Readonly<Record<string, unknown>>[] {
  const saved: Readonly<Record<string, unknown>>[] = [];
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
  renderScreens(
    { [officePaths.messages]: <TemplatesPage />, [officePaths.newTemplate]: <TemplateEditPage /> },
    { role, path: officePaths.messages, scripts },
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

test('shows both versions of a template when someone else saved meanwhile', async () => {
  const stored = (number: number, subject: string) => ({
    ...template('t1', 'BROADCAST', 'March', number),
    version: { ...template('t1', 'BROADCAST', 'March', number).version, subject },
  });
  let messageTemplates = [stored(1, 'First')];
  const saved: Readonly<Record<string, unknown>>[] = [];
  renderScreens(
    { [officePaths.messages]: <p>All templates</p>, [officePaths.newTemplate]: <TemplateEditPage /> },
    {
      role: 'EDITOR',
      path: `${officePaths.newTemplate}?id=t1`,
      scripts: {
        MessageTemplates: () => ({ messageTemplates }),
        PreviewMessage: () => ({
          previewMessage: { subject: 'News', html: '<p>Hi</p>', text: 'Hi', textMessage: null },
        }),
        SaveMessageTemplate: ({ input }) => {
          saved.push({ ...(input as object) });
          return saved.length === 1
            ? refusal('CONFLICT')
            : { saveMessageTemplate: { message: 'The template has been saved', template: null } };
        },
      },
    },
  );
  fireEvent.change(await screen.findByLabelText(/^Subject/), { target: { value: 'Mine' } });
  messageTemplates = [stored(2, 'Second')];
  fireEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await screen.findByText(/Someone else has changed this template/);
  for (const text of ['Mine', 'Second']) screen.getByText(text);
  fireEvent.click(screen.getByRole('button', { name: 'Save yours' }));
  await screen.findByText('All templates');
  expect(saved).toMatchObject([{ editedNumber: 1 }, { editedNumber: 2, subject: 'Mine' }]);
});
