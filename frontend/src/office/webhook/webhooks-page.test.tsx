import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Role, WebhookDeliveriesQuery, WebhookEndpointPartsFragment } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths, webhookPath } from '../platform/office-paths.ts';
import { renderOffice, renderScreens } from '../testing/render-office.tsx';
import { DisabledNotice } from './disabled-notice.tsx';
import { EndpointPage } from './endpoint-page.tsx';
import { WebhooksPage } from './webhooks-page.tsx';

const endpointOf = (
  changes: Partial<WebhookEndpointPartsFragment> = {},
): WebhookEndpointPartsFragment & { __typename: 'WebhookEndpoint' } => ({
  __typename: 'WebhookEndpoint',
  id: 'e1',
  url: 'https://app.example.com/hooks',
  description: 'Our app',
  types: ['signup.joined'],
  personalData: false,
  batchSize: 1,
  perSecond: 50,
  state: 'ACTIVE',
  reason: null,
  isDown: false,
  failingSince: null,
  nextProbeAt: null,
  backlog: 3,
  succeeded: 0,
  failed: 0,
  previousSecretUntil: null,
  createdBy: 'ada@example.com',
  ...changes,
});

type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['deliveries'][number];

const deliveryOf = (state: Delivery['state']): Delivery & { __typename: 'WebhookDelivery' } => ({
  __typename: 'WebhookDelivery',
  id: `d-${state}`,
  eventId: `evt_${state}`,
  type: 'webhook.test',
  state,
  attempts: 1,
  attemptedAt: '2026-11-25T09:00:00.000Z',
  nextAttemptAt: null,
  status: state === 'FAILED' ? 500 : 204,
  error: state === 'FAILED' ? 'The endpoint answered 500.' : null,
  answer: state === 'FAILED' ? 'not today' : null,
  durationMs: 12,
  body: '{"type":"webhook.test"}',
  at: '2026-11-25T09:00:00.000Z',
});

/** Both screens, of a server with these endpoints. */
function show(
  path: string,
  endpoints: readonly WebhookEndpointPartsFragment[],
  scripts: Readonly<Record<string, Script>> = {},
) {
  return renderScreens(
    {
      [officePaths.webhooks]: <WebhooksPage />,
      [webhookPath(':id')]: (
        <>
          <DisabledNotice />
          <EndpointPage />
        </>
      ),
    },
    {
      role: 'ADMIN',
      path,
      scripts: {
        WebhookEndpoints: () => ({
          webhookEndpoints: endpoints,
          webhookEventTypes: [
            { __typename: 'WebhookEventType', type: 'signup.joined', description: 'Someone joined' },
          ],
        }),
        WebhookAlerts: () => ({ webhookEndpoints: endpoints }),
        WebhookDeliveries: ({ state }) => ({
          webhookDeliveries: {
            __typename: 'WebhookDeliveryPage',
            deliveries: (['DELIVERED', 'FAILED', 'SKIPPED', 'PENDING'] as const)
              .filter((each) => state === null || each === state)
              .map(deliveryOf),
            nextAfter: null,
          },
        }),
        ...scripts,
      },
    },
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const submit = (box: Awaited<ReturnType<typeof dialog>>, name: string) =>
  fireEvent.click(box.getByRole('button', { name }));
async function more(action: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByText(action));
}

test('an endpoint shows who created it', async () => {
  show(webhookPath('e1'), [endpointOf()]);
  await screen.findByText('created by ada@example.com', { exact: false });
});

test('without endpoints the screen says so', async () => {
  show(officePaths.webhooks, []);
  await screen.findByText(/^No endpoints yet\./);
});

test('an endpoint needs a URL, and nothing is sent without one', async () => {
  const created = vi.fn<Script>();
  show(officePaths.webhooks, [], { CreateWebhookEndpoint: created });
  await screen.findByText(/^No endpoints yet\./);
  press('Create endpoint');
  const box = await dialog('Create endpoint');
  submit(box, 'Create endpoint');
  await box.findByText('URL is required');
  expect(created).not.toHaveBeenCalled();
});

test('a replay says at its fields what the server refuses, and then how much is sent again', async () => {
  const replayed = vi.fn<Script>(() =>
    refusal('VALIDATION_FAILED', { fields: { from: 'Choose when to start' } }),
  );
  show(webhookPath('e1'), [endpointOf()], { ReplayWebhookEvents: replayed });
  await more('Replay events');
  const box = await dialog('Replay events');
  submit(box, 'Replay');
  await box.findByText('Choose when to start');
  expect(box.queryByText('The message of VALIDATION_FAILED.')).toBeNull();
  replayed.mockImplementation(() => ({ replayWebhookEvents: { joins: 1200, deliveries: 2 } }));
  fireEvent.change(box.getByLabelText('From'), { target: { value: '2026-01-01T00:00' } });
  fireEvent.change(box.getByLabelText('To'), { target: { value: '2026-02-01T00:00' } });
  submit(box, 'Replay');
  await screen.findAllByText('Replaying 1,200 joins and 2 other events.');
  expect(replayed.mock.lastCall?.[0]).toEqual({
    endpointId: 'e1',
    from: new Date('2026-01-01T00:00').toISOString(),
    to: new Date('2026-02-01T00:00').toISOString(),
    types: ['signup.joined'],
  });
});

test('a replay starts with the last 24 hours, up to the moment its dialog opens', async () => {
  const replayed = vi.fn<Script>(() => ({ replayWebhookEvents: { joins: 0, deliveries: 1 } }));
  show(webhookPath('e1'), [endpointOf()], { ReplayWebhookEvents: replayed });
  await more('Replay events');
  const opened = Date.now();
  submit(await dialog('Replay events'), 'Replay');
  await screen.findAllByText('Replaying 0 joins and 1 other event.');
  const { from, to } = replayed.mock.lastCall?.[0] ?? {};
  const agoMs = (moment: unknown) => opened - Date.parse(String(moment));
  const minute = 60_000;
  expect(Math.abs(agoMs(from) - 24 * 60 * minute)).toBeLessThan(2 * minute);
  expect(agoMs(to)).toBeLessThanOrEqual(0);
  expect(agoMs(to)).toBeGreaterThan(-2 * minute);
});

test.each([
  ['Send test', 'TestWebhookEndpoint'],
  ['Pause', 'PauseWebhookEndpoint'],
  ['Replay', 'ReplayWebhookDelivery'],
] as const)('%s says below the button why it failed', async (name, operation) => {
  const call = vi.fn<Script>(() => refusal('WRONG_STATE'));
  show(webhookPath('e1'), [endpointOf()], { [operation]: call });
  await screen.findByText('evt_DELIVERED');
  const button = screen.getAllByText(name)[0]?.closest('button');
  const reasonBelow = () => within(button?.parentElement ?? document.body).queryByRole('alert')?.textContent;
  fireEvent.click(button ?? document.body);
  await waitFor(() => expect(reasonBelow()).toBe('The message of WRONG_STATE.'));
  call.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(button ?? document.body);
  await waitFor(() => expect(reasonBelow()).toMatch(/reach the server/));
});

test('deliveries in one state are listed alone, and each is sent again', async () => {
  const replayed = vi.fn<Script>(() => ({ replayWebhookDelivery: { endpointId: 'e1' } }));
  show(webhookPath('e1'), [endpointOf()], { ReplayWebhookDelivery: replayed });
  await screen.findByText('evt_DELIVERED');
  fireEvent.click(screen.getByRole('radio', { name: 'Failed' }));
  await waitFor(() => expect(screen.queryByText('evt_DELIVERED')).toBeNull());
  screen.getByText('evt_FAILED');
  screen.getByText('not today');
  fireEvent.click(screen.getByText('Replay'));
  await screen.findAllByText('The event will be sent again.');
  expect(replayed.mock.lastCall?.[0]).toEqual({ id: 'd-FAILED' });
});

test('an endpoint goes on where it stopped unless the admin chooses otherwise', async () => {
  const enabled = vi.fn<Script>(() => ({ enableWebhookEndpoint: { endpoint: endpointOf() } }));
  show(webhookPath('e1'), [endpointOf({ state: 'PAUSED' })], { EnableWebhookEndpoint: enabled });
  fireEvent.click(await screen.findByRole('button', { name: 'Enable' }));
  let box = await dialog('Enable this endpoint?');
  box.getByText('Sends what it missed first: 3 events in the backlog.');
  submit(box, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(enabled).not.toHaveBeenCalled();
  press('Enable');
  box = await dialog('Enable this endpoint?');
  submit(box, 'Enable');
  await screen.findAllByText('The endpoint is enabled.');
  expect(enabled.mock.lastCall?.[0]).toEqual({ id: 'e1', from: 'LAST' });
});

test.each([
  ['FAILING', 'No request succeeded for five days'],
  ['GONE', 'It answered 410 Gone, so nothing'],
] as const)('an endpoint that is disabled because it is %s says so', async (reason, words) => {
  show(webhookPath('e1'), [endpointOf({ state: 'DISABLED', reason })]);
  await screen.findByText(words, { exact: false });
});

test('an endpoint that was deleted is reported as such', async () => {
  show(webhookPath('another'), [endpointOf()]);
  await screen.findByText(/^This endpoint doesn’t exist\./);
});

function office(role: Role, path: string, alerts: Script) {
  return renderOffice({
    role,
    path,
    scripts: {
      MySessions: () => ({ mySessions: [] }),
      DailyDigest: () => ({ dailyDigest: false }),
      WebhookAlerts: alerts,
      WebhookEndpoints: () => ({
        webhookEndpoints: [endpointOf({ state: 'DISABLED', reason: 'FAILING' })],
        webhookEventTypes: [],
      }),
      WebhookDeliveries: () => ({
        webhookDeliveries: { __typename: 'WebhookDeliveryPage', deliveries: [], nextAfter: null },
      }),
    },
  });
}
const alerts = vi.fn<Script>(() => ({
  webhookEndpoints: [endpointOf({ state: 'DISABLED', reason: 'FAILING' })],
}));
const adminsScreens = () =>
  within(screen.getByRole('navigation', { name: 'Back office' }))
    .queryAllByRole('link', { name: /Team|API keys|Audit/ })
    .map(({ textContent }) => textContent);

test('an ADMIN sees on other screens that an endpoint is disabled, and is led to it', async () => {
  await office('ADMIN', officePaths.account, alerts);
  await screen.findByRole('heading', { name: 'Change password' });
  const notice = await screen.findByRole('alert');
  within(notice).getByText(/at app\.example\.com was disabled after repeated failures\. Events are kept/);
  expect(adminsScreens()).toHaveLength(3);
  fireEvent.click(within(notice).getByText('View endpoint'));
  await screen.findByText('No request succeeded for five days', { exact: false });
});

test.each(['VIEWER', 'EDITOR'] as const)('a %s neither sees it nor asks for it', async (role) => {
  alerts.mockClear();
  await office(role, officePaths.account, alerts);
  await screen.findByRole('heading', { name: 'Change password' });
  expect(screen.queryByText(/was disabled after repeated failures/)).toBeNull();
  expect(alerts).not.toHaveBeenCalled();
});

test.each([
  ['VIEWER', officePaths.audit],
  ['EDITOR', officePaths.audit],
  ['EDITOR', officePaths.webhooks],
] as const)('a %s is told that %s is for admins, and not offered it', async (role, path) => {
  await office(role, path, alerts);
  await screen.findByText(/^Only admins can open this page/);
  expect(adminsScreens()).toEqual([]);
});
