import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Script } from '../testing/scripted-server.tsx';
import { BroadcastEditPage } from './broadcast/broadcast-edit-page.tsx';
import { commonAnswers, template } from './mailing/testing/render-mailing.tsx';
import { TemplateEditPage } from './message/template-edit-page.tsx';
import { officePaths } from './platform/office-paths.ts';
import { renderScreens } from './testing/render-office.tsx';

it('a broadcast leads to a new template, and back with it chosen and what was filled in', async () => {
  const templates = [template('t2', 'BROADCAST', 'News')];
  const april = template('t9', 'BROADCAST', 'April');
  const scripts: Readonly<Record<string, Script>> = {
    ...commonAnswers,
    MessageTemplates: () => ({ messageTemplates: [...templates] }),
    SaveMessageTemplate: () => {
      templates.push(april);
      return { saveMessageTemplate: { message: 'The template has been saved.', template: april } };
    },
  };
  const { pathNow } = renderScreens(
    { '/admin/broadcasts/new': <BroadcastEditPage />, [officePaths.newTemplate]: <TemplateEditPage /> },
    { role: 'EDITOR', path: '/admin/broadcasts/new?countries=IN', scripts },
  );
  const user = userEvent.setup();
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'News of April');
  await user.click(await screen.findByRole('link', { name: 'New template' }));
  await user.type(await screen.findByLabelText(/^Name/), 'April');
  await user.type(screen.getByLabelText(/^Subject/), 'News');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  const select = await screen.findByLabelText<HTMLSelectElement>('Template');
  await vi.waitFor(() => expect(select.value).toBe('t9'));
  expect(pathNow() + location.search).toBe('/admin/broadcasts/new?countries=IN');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('News of April');
  await user.selectOptions(select, 't2');
  expect(select.value).toBe('t2');
});
