import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '../../generated/operations.ts';
import { officePaths } from '../platform/office-paths.ts';
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
