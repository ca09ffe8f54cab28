import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdminPartsFragment, Role } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { session } from '../platform/session.ts';
import { renderOffice, renderScreens } from '../testing/render-office.tsx';
import { TeamPage } from './team-page.tsx';

type Admin = AdminPartsFragment & { readonly __typename: 'Admin' };

const account = (id: string, name: string, more: Partial<Admin> = {}): Admin => ({
  __typename: 'Admin',
  id,
  name,
  email: `${id}@example.com`,
  role: 'VIEWER',
  state: 'ACTIVE',
  createdAt: '2026-11-01T09:00:00.000Z',
  lastLoginAt: null,
  ...more,
});

/** What the server has; the first account is the admin's own. */
let team: Admin[] = [];
beforeEach(() => {
  team = [account('a1', 'Grace', { role: 'ADMIN' }), account('z1', 'Zoe A')];
});
afterEach(() => session.end());

function change(id: unknown, values: Partial<Admin>) {
  team = team.map((admin) => (admin.id === id ? { ...admin, ...values } : admin));
  return team.find((admin) => admin.id === id);
}
const server: Readonly<Record<string, Script>> = {
  AdminInvitations: () => ({ adminInvitations: [] }),
  Admins: ({ search }) => {
    const docs = team.filter(({ name }) => name.toLowerCase().includes(String(search)));
    return { admins: { __typename: 'AdminPage', docs, totalDocs: docs.length } };
  },
  ApproveAdmin: ({ id, role }) => ({ approveAdmin: change(id, { state: 'ACTIVE', role: role as Role }) }),
  SetAdminRole: ({ id, role }) => ({ setAdminRole: change(id, { role: role as Role }) }),
  RemoveAdmin: ({ id }) => {
    team = team.filter((admin) => admin.id !== id);
    return { removeAdmin: { __typename: 'Admin', id } };
  },
};

function open(search = '', scripts: Readonly<Record<string, Script>> = {}): void {
  const { team: path } = officePaths;
  renderScreens(
    { [path]: <TeamPage /> },
    { role: 'ADMIN', path: path + search, scripts: { ...server, ...scripts } },
  );
}

const row = (text: string) => within(screen.getByText(text, { exact: false }).closest('tr') ?? document.body);
/** By the text alone: part of it is for screen readers. */
const button = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'BUTTON' && element.textContent === text);
const press = async (text: string) => fireEvent.click(await button(text));
const dialog = async (name: string, role = 'dialog') => within(await screen.findByRole(role, { name }));
const asking = (name: string) => dialog(name, 'alertdialog');
const noDialog = () =>
  waitFor(() =>
    expect([screen.queryByRole('dialog'), screen.queryByRole('alertdialog')]).toEqual([null, null]),
  );

describe('the team', () => {
  test('shows an account that is approved with the chosen role', async () => {
    change('z1', { state: 'PENDING' });
    open();
    await screen.findByText('Pending approval');
    await press('Approve Zoe A');
    const approving = await dialog('Approve Zoe A');
    expect(approving.getByLabelText<HTMLInputElement>('Viewer').checked).toBe(true);
    fireEvent.click(approving.getByLabelText('Editor'));
    fireEvent.click(approving.getByText('Approve'));
    await screen.findAllByText('Zoe A is approved as Editor.');
    await waitFor(() => row('z1@').getByText('Active'));
    row('z1@').getByText('Editor');
  });

  test('changes a role, beginning with the present one', async () => {
    change('z1', { role: 'EDITOR' });
    open();
    await press('Change role of Zoe A');
    const changing = await dialog('Change the role of Zoe A');
    expect(changing.getByLabelText<HTMLInputElement>('Editor').checked).toBe(true);
    fireEvent.click(changing.getByLabelText('Viewer'));
    fireEvent.click(changing.getByText('Change role'));
    await screen.findAllByText('Zoe A is now Viewer.');
    await waitFor(() => row('z1@').getByText('Viewer'));
  });

  test('removes an account after a question, whose Cancel changes nothing', async () => {
    const RemoveAdmin = vi.fn(server['RemoveAdmin']);
    open('', { RemoveAdmin });
    await press('Remove Zoe A');
    fireEvent.click((await asking('Remove Zoe A?')).getByText('Cancel'));
    await noDialog();
    screen.getByText('z1@example.com');
    expect(RemoveAdmin).not.toHaveBeenCalled();
    await press('Remove Zoe A');
    fireEvent.click((await asking('Remove Zoe A?')).getByText('Remove'));
    await screen.findAllByText('Zoe A is removed.');
    await waitFor(() => expect(screen.queryByText('z1@example.com')).toBeNull());
    expect(RemoveAdmin.mock.lastCall?.[0]).toEqual({ id: 'z1', takeOver: false });
  });

  const legacy = (more: object = {}) => ({
    adminLegacy: {
      __typename: 'AdminLegacy',
      webhookEndpoints: [{ __typename: 'AdminLegacyItem', id: 'e1', name: 'crm.example.com' }],
      mailings: [
        { __typename: 'AdminLegacyMailing', id: 'm1', name: 'June wave', isWave: true, isRunning: true },
        { __typename: 'AdminLegacyMailing', id: 'm2', name: 'News', isWave: false, isRunning: false },
      ],
      apiKeys: [{ __typename: 'AdminLegacyItem', id: 'k1', name: 'CRM sync' }],
      ...more,
    },
  });
  const nothing = { webhookEndpoints: [], mailings: [], apiKeys: [] };

  test('lists what an admin leaves, and asks whether to take it over', async () => {
    team = [...team, account('z2', 'Zoe B', { role: 'ADMIN' })];
    const RemoveAdmin = vi.fn(server['RemoveAdmin']);
    open('', { RemoveAdmin, AdminLegacy: () => legacy() });
    await press('Remove Zoe B');
    const removing = await asking('Remove Zoe B?');
    await removing.findByText('crm.example.com');
    removing.getByText('June wave (running), News (scheduled)');
    removing.getByText('CRM sync');
    expect(removing.getByLabelText('Pause them')).toHaveProperty('checked', true);
    fireEvent.click(removing.getByLabelText('Take them over'));
    fireEvent.click(removing.getByText('Remove'));
    await screen.findAllByText('Zoe B is removed.');
    expect(RemoveAdmin.mock.lastCall?.[0]).toEqual({ id: 'z2', takeOver: true });
  });

  test('asks the same of an admin who gets another role, once that is chosen', async () => {
    team = [...team, account('z2', 'Zoe B', { role: 'ADMIN' })];
    const SetAdminRole = vi.fn(server['SetAdminRole']);
    const AdminLegacy = vi.fn(() => legacy());
    open('', { SetAdminRole, AdminLegacy });
    await press('Change role of Zoe B');
    const changing = await dialog('Change the role of Zoe B');
    expect(AdminLegacy).not.toHaveBeenCalled();
    fireEvent.click(changing.getByLabelText('Viewer'));
    await changing.findByText('crm.example.com');
    fireEvent.click(changing.getByText('Change role'));
    await screen.findAllByText('Zoe B is now Viewer.');
    expect(SetAdminRole.mock.lastCall?.[0]).toEqual({ id: 'z2', role: 'VIEWER', takeOver: false });
  });

  test('asks nothing where an admin leaves nothing but keys', async () => {
    team = [...team, account('z2', 'Zoe B', { role: 'ADMIN' })];
    open('', { AdminLegacy: () => legacy({ ...nothing, apiKeys: legacy().adminLegacy.apiKeys }) });
    await press('Remove Zoe B');
    const removing = await asking('Remove Zoe B?');
    await removing.findByText('CRM sync');
    expect(removing.queryByLabelText('Take them over')).toBeNull();
    fireEvent.click(removing.getByText('Cancel'));
    await noDialog();
  });

  test('says what happens to what an admin leaves if it cannot be listed', async () => {
    team = [...team, account('z2', 'Zoe B', { role: 'ADMIN' })];
    open('', { AdminLegacy: () => refusal('INTERNAL') });
    await press('Remove Zoe B');
    const removing = await asking('Remove Zoe B?');
    await removing.findByText('are paused', { exact: false });
    fireEvent.click(removing.getByText('Remove'));
    await screen.findAllByText('Zoe B is removed.');
  });

  test('puts the focus on the row that takes the place of one that was removed', async () => {
    team = [...team, account('z2', 'Zoe B'), account('z3', 'Zoe C')];
    open('?search=zoe&sort=name');
    const remove = async (name: string) => {
      const opener = await button(`Remove ${name}`);
      opener.focus();
      fireEvent.click(opener);
      const confirm = (await asking(`Remove ${name}?`)).getByText('Remove');
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
      confirm.focus();
      fireEvent.click(confirm);
      await noDialog();
    };
    const expectFocus = (text: string) =>
      waitFor(() => expect(document.activeElement?.textContent).toBe(text));
    await remove('Zoe A');
    await expectFocus('Remove Zoe B');
    await remove('Zoe C');
    await expectFocus('Remove Zoe B');
    await remove('Zoe B');
    await screen.findByText('Nothing matches “zoe”.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search team')));
  });

  test('says in the dialog why the server rejected it', async () => {
    open('', { RemoveAdmin: () => refusal('NOT_FOUND') });
    await press('Remove Zoe A');
    const removing = await asking('Remove Zoe A?');
    fireEvent.click(removing.getByText('Remove'));
    expect((await removing.findByRole('alert')).textContent).toContain('The message of NOT_FOUND.');
    screen.getByText('z1@example.com');
  });

  test('offers admins nothing to do with their own account', async () => {
    open();
    await screen.findByText('(you)');
    const own = row('(you)');
    own.getByText('a1@example.com');
    expect(own.queryByRole('button', { name: /Remove|Change role|Approve|Refuse/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^(Remove|Change role)/ })).toHaveLength(2);
  });
});

describe.each<Role>(['VIEWER', 'EDITOR'])('%s', (role) => {
  test.each([officePaths.team, officePaths.apiKeys, officePaths.audit])(
    'is not admitted to %s, nor offered what is for admins, and nothing of it is asked for',
    async (path) => {
      const asked: string[] = [];
      const asksFor = (name: string): Script => {
        return () => {
          asked.push(name);
          return refusal('FORBIDDEN');
        };
      };
      const names = ['Admins', 'AdminInvitations', 'ApiKeys', 'AuditLog'];
      const scripts = Object.fromEntries(names.map((name) => [name, asksFor(name)]));
      await renderOffice({ role, path, scripts });
      await screen.findByText('Only admins can open this page.', { exact: false });
      const navigation = screen.getByRole('navigation', { name: 'Back office' });
      const links = within(navigation)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
      expect(links).toContain('FAQ');
      expect(links.filter((text) => /Team|API keys|Audit/.test(text))).toEqual([]);
      expect(asked).toEqual([]);
    },
  );
});
