import { fireEvent, screen, waitFor } from '@testing-library/react';
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
      return {
        saveMessageTemplate: {
          message: 'The template has been saved.',
          template: template('t9', 'BROADCAST', 'March'),
        },
      };
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
  await screen.findByText('The template has been saved.');
  expect(saved).toMatchObject([
    { kind: 'BROADCAST', name: 'March', subject: 'News', body: 'Hi {firstName}' },
  ]);
});

test('a viewer is offered no new template', async () => {
  show('VIEWER');
  await screen.findByText('0 templates');
  expect(screen.queryByRole('link', { name: 'New template' })).toBeNull();
});

test.each(['VIEWER', 'EDITOR'] as const)('compares and restores a version (%s)', async (role) => {
  const versionOf = (number: number, body: string) => ({
    ...template('t1', 'BROADCAST', 'March', number).version,
    preheader: '',
    body,
  });
  const versions = [versionOf(2, 'Hi\nTwo'), versionOf(1, 'Hi\nOne')];
  const saved: Readonly<Record<string, unknown>>[] = [];
  const current = () => ({ ...template('t1', 'BROADCAST', 'March'), version: versions[0] });
  renderScreens(
    { [officePaths.messages]: <p>All templates</p>, [officePaths.newTemplate]: <TemplateEditPage /> },
    {
      role,
      path: `${officePaths.newTemplate}?id=t1&version=1`,
      scripts: {
        MessageTemplates: () => ({ messageTemplates: [current()] }),
        MessageTemplateVersions: () => ({ messageTemplateVersions: versions }),
        PreviewMessage: () => ({
          previewMessage: { subject: 'News', html: '<p>Hi</p>', text: 'Hi', textMessage: null },
        }),
        SaveMessageTemplate: ({ input }) => {
          saved.push({ ...(input as object) });
          return {
            saveMessageTemplate: {
              message: 'The template has been saved.',
              template: template('t9', 'BROADCAST', 'March'),
            },
          };
        },
      },
    },
  );
  const removed = (await screen.findByText('One')).closest('del');
  expect(removed?.textContent).toBe('−Removed: One');
  expect(screen.getByText('Two').closest('ins')?.textContent).toBe('+Added: Two');
  if (role === 'VIEWER') {
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
    return;
  }
  fireEvent.click(screen.getByRole('button', { name: /^Restore.*version 1/ }));
  const text = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value;
  await waitFor(() => expect(text()).toBe('Hi\nOne'));
  await screen.findAllByText(/^The form has version 1 now\./);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(text()).toBe('Hi\nTwo'));
  expect(saved).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Restore.*version 1/ }));
  await waitFor(() => expect(text()).toBe('Hi\nOne'));
  fireEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await screen.findAllByText('The template has been saved.');
  expect(saved).toMatchObject([{ id: 't1', name: 'March', body: 'Hi\nOne', editedNumber: 2 }]);
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
        MessageTemplateVersions: () => ({ messageTemplateVersions: [] }),
        PreviewMessage: () => ({
          previewMessage: { subject: 'News', html: '<p>Hi</p>', text: 'Hi', textMessage: null },
        }),
        SaveMessageTemplate: ({ input }) => {
          saved.push({ ...(input as object) });
          return saved.length === 1
            ? refusal('CONFLICT')
            : {
                saveMessageTemplate: {
                  message: 'The template has been saved.',
                  template: template('t9', 'BROADCAST', 'March'),
                },
              };
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
