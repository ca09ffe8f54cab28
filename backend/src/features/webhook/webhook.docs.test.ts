import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OptionalKind } from '@sinclair/typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allChoices } from '../../questions.form.ts';
import { createServices, logIn, seedAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { person, verifyEmail } from '../../testing/scenarios.ts';
import { allEventTypes, eventFields, type EventType } from '../../platform/events/event-types.ts';
import { findFreePort } from '../../platform/port.ts';
import { until } from './webhook.scenario.ts';

const repositoryFile = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const page = await repositoryFile('docs/connect-your-app.md');
const codeIn = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n(.*?)\\n\`\`\``, 's').exec(page)?.[1] ?? '';
const hasCommand = (...command: readonly [string, ...string[]]) =>
  spawnSync(command[0], command.slice(1)).status === 0;

let running: TestApp;
let client: TestClient;
let authorization: string;
/** Inside the repository, so that Node finds the library there. */
let folder: string;
beforeAll(async () => {
  running = await startTestApp({ WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1' });
  client = new TestClient(running.origin);
  const { email } = await seedAdmin(running.database.pool);
  authorization = `Bearer ${(await logIn(createServices(running.database.pool), email)).token}`;
  folder = await mkdtemp(join(fileURLToPath(new URL('.', import.meta.url)), 'receiver-'));
});
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

const ask = async (query: string, variables: object) =>
  (await client.post('/graphql', { query, variables }, { authorization })).body.data;

interface Receiver {
  readonly id: string;
  readonly secret: string;
  readonly url: string;
  readonly process: ChildProcess;
  readonly printed: () => string;
}

/** Starts a receiver from the page with the secret of an endpoint that points to it. */
async function startReceiver(file: string, command: string, code: string): Promise<Receiver> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const create = `mutation ($input: WebhookEndpointInput!) { createWebhookEndpoint(input: $input, fromStart: false) { secret endpoint { id } } }`;
  const { secret, endpoint } = (await ask(create, { input: { url, types: ['signup.joined'] } }))
    .createWebhookEndpoint;
  const path = join(folder, file);
  await writeFile(path, code);
  const child = spawn(command, [path], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  await until(
    () =>
      fetch(url, { method: 'POST', body: '{}' }).then(
        ({ status }) => status === 401,
        () => false,
      ),
    `${file} refuses what is not signed`,
  );
  return { id: endpoint.id, secret, url, process: child, printed: () => printed };
}

async function join1(): Promise<string> {
  const input = person({ country: 'Germany' });
  await verifyEmail(running.database.pool, input.email);
  return (await client.post('/api/joinwaitlist', input)).body.result._id;
}

async function expectReceives(receiver: Receiver): Promise<void> {
  try {
    const { testWebhookEndpoint } = await ask(
      'mutation ($id: ID!) { testWebhookEndpoint(id: $id) { ok status } }',
      receiver,
    );
    expect(testWebhookEndpoint).toEqual({ ok: true, status: 204 });
    const signupId = await join1();
    await until(() => new RegExp(`${signupId}.*\\n$`).test(receiver.printed()), 'the join is printed');
    expect(receiver.printed()).toMatch(
      /^evt_[\w-]{22} webhook\.test \{.*\}\nevt_[\w-]{22} signup\.joined \{.*\}\n$/,
    );
  } finally {
    receiver.process.kill();
    await ask('mutation ($id: ID!) { deleteWebhookEndpoint(id: $id) { id } }', receiver);
  }
}

describe('the code on the page "Connect your app"', () => {
  it('in Node verifies and prints what the app sends', async () => {
    await expectReceives(await startReceiver('receiver.mjs', process.execPath, codeIn('js')));
  });

  it.runIf(hasCommand('python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 9))'))(
    'in Python verifies and prints what the app sends',
    async () => {
      await expectReceives(await startReceiver('receiver.py', 'python3', codeIn('python')));
    },
  );

  it.runIf(hasCommand('curl', '--version') && hasCommand('openssl', 'version'))(
    'for curl signs a request that the receiver accepts, and refuses with another secret',
    async () => {
      const receiver = await startReceiver('curled.mjs', process.execPath, codeIn('js'));
      const curl = (secret: string) =>
        spawn('sh', ['-c', codeIn('sh')], {
          env: { ...process.env, WEBHOOK_SECRET: secret, RECEIVER_URL: receiver.url },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
      const printedBy = async (child: ReturnType<typeof curl>) => {
        let text = '';
        for await (const chunk of child.stdout) text += String(chunk);
        return text;
      };
      expect(await printedBy(curl(receiver.secret))).toBe('204\n');
      expect(await printedBy(curl(`whsec_${Buffer.alloc(32).toString('base64')}`))).toBe('401\n');
      receiver.process.kill();
    },
  );

  it('is what the back office shows', async () => {
    const shown = await repositoryFile('frontend/src/office/webhook/sample-code.tsx');
    for (const language of ['js', 'python']) expect(shown).toContain(`\`${codeIn(language)}\``);
  });

  it('has the fields of every event, and the words that they may be', () => {
    const rows = [...page.matchAll(/^\| `([a-z-]+\.[a-z-]+)` +\| (.+?) +\|$/gm)].map(([, type, fields]) => [
      type,
      fields,
    ]);
    expect(rows).toEqual(allEventTypes.map((type) => [type, fieldsOf(type)]));
  });
});

/** As a cell of the page's table has it: `signupId`, `reason` (`bounce`, `complaint`), `mailingId` or null. */
function fieldsOf(type: EventType): string {
  const isAnswer = (name: string) => allChoices.some(({ key }) => key === name);
  const fields = Object.entries(eventFields(type)).filter(
    ([name, schema]) => !(OptionalKind in schema) && !isAnswer(name),
  );
  return fields.map(([name, { anyOf = [] }]) => `\`${name}\`${alternatives(anyOf)}`).join(', ');
}

function alternatives(anyOf: readonly { readonly const?: string; readonly type?: string }[]): string {
  const words = anyOf.flatMap(({ const: word }) => (word === undefined ? [] : [`\`${word}\``]));
  return words.length > 0
    ? ` (${words.join(', ')})`
    : anyOf.some(({ type }) => type === 'null')
      ? ' or null'
      : '';
}
