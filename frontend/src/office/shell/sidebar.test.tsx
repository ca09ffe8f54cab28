import '../account/account-page.tsx'; // loading code takes long on a busy machine
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Site } from '@waitlist/backend/page-data';
import type { Role } from '../../generated/office.ts';
import type { Script } from '../../testing/scripted-server.tsx';
import { exampleSite } from '../../testing/example-site.ts';
import { officePaths } from '../platform/office-paths.ts';
import { renderOffice } from '../testing/render-office.tsx';

async function show(role: Role, site: Site = exampleSite) {
  const Waiting = vi.fn<Script>(({ isAdmin }) => ({
    ambassadors: { totalDocs: 120 },
    ...(isAdmin === true && {
      admins: {
        docs: [
          { __typename: 'Admin', id: 'a2', state: 'PENDING' },
          { __typename: 'Admin', id: 'a3', state: 'ACTIVE' },
        ],
      },
    }),
  }));
  await renderOffice({
    role,
    site,
    path: officePaths.account,
    scripts: { Waiting, MySessions: () => ({ mySessions: [] }), DailyDigest: () => ({ dailyDigest: false }) },
  });
  const menu = within(await screen.findByRole('navigation', { name: 'Back office' }));
  const entry = (name: string) => menu.getByRole('link', { name });
  return { Waiting, entry, menu };
}

const described = (link: HTMLElement) =>
  document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;

test('says how many wait for an answer, to those who may give it', async () => {
  const { entry, menu } = await show('ADMIN');
  await menu.findByText('99+');
  expect(described(entry('Ambassadors'))).toBe('More than 99 new applications');
  expect(described(entry('Team'))).toBe('1 account waits for approval');
  expect(entry('Users').getAttribute('aria-describedby')).toBeNull();
});

test('tells EDITORs of applications only', async () => {
  const { menu, Waiting } = await show('EDITOR');
  await menu.findByText('99+');
  expect(Waiting).toHaveBeenCalledWith({ isAdmin: false, accounts: 10 });
});

test('asks nothing for VIEWERs', async () => {
  const { entry, Waiting } = await show('VIEWER');
  await screen.findByText('Change password', { selector: 'h2' });
  expect(described(entry('Ambassadors'))).toBeUndefined();
  expect(Waiting).not.toHaveBeenCalled();
});

test('leads to the API reference, and to the GraphQL explorer only where it is served', async () => {
  const { menu } = await show('VIEWER');
  expect(menu.getByRole('link', { name: /^API reference/ }).getAttribute('href')).toBe('/api/docs');
  expect(menu.queryByText('GraphQL explorer')).toBeNull();
  cleanup();
  const served = await show('VIEWER', { ...exampleSite, explorerPath: '/graphql/explorer' });
  expect(served.menu.getByRole('link', { name: /^GraphQL explorer/ }).getAttribute('href')).toBe(
    '/graphql/explorer',
  );
});
