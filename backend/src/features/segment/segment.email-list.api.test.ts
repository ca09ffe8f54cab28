import { connect } from 'node:net';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, createServices, logIn, seedAdmin, seedApiKey, seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { hostileTexts } from '../../testing/hostile.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { readAddresses } from './segment.email-list.csv.ts';
import { deleteOldList } from './segment.email-list.repository.ts';
import { segmentJobs } from './segment.jobs.ts';
import { SegmentWorld } from '../../testing/segment-world.ts';

const running = testApp();
const client = new TestClient(running);
let world: SegmentWorld;
let admin: Readonly<Record<string, string>>;
let adminId: string;
beforeAll(async () => {
  world = new SegmentWorld(running.database);
  const { id, email } = await seedAdmin(running.database.pool);
  adminId = id;
  admin = bearer((await logIn(createServices(running.database.pool), email)).token);
});

const path = '/api/admin/uploadEmails';
const csv = { 'content-type': 'text/csv' };
const upload = (file: string, query = '', headers: Readonly<Record<string, string>> = csv) =>
  client.send('POST', `${path}${query}`, file, { ...admin, ...headers });
const uploadBytes = (bytes: Uint8Array<ArrayBuffer>) =>
  fetch(running.origin + path, { method: 'POST', body: bytes, headers: { ...admin, ...csv } });
const entriesOf = async (listId: string) => {
  const { rows } = await running.database.pool.query<{ email_key: string }>(
    'SELECT email_key FROM email_list_entry WHERE list_id = $1 ORDER BY email_key',
    [listId],
  );
  return rows.map(({ email_key: key }) => key);
};
const totals = async () => {
  const { rows } = await running.database.pool.query(
    'SELECT (SELECT count(*)::int FROM email_list) AS lists, (SELECT count(*)::int FROM email_list_entry) AS entries',
  );
  return rows[0] as { readonly lists: number; readonly entries: number };
};

/** Sends the beginning of a list; the rest never arrives. */
function beginUpload() {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${admin['authorization'] ?? ''}\r\nContent-Type: text/csv\r\nContent-Length: 1000000\r\n\r\n`;
  const { hostname, port } = new URL(running.origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.write(head + Array.from({ length: 12_000 }, (_each, at) => `user${at}@example.com\n`).join(''));
  return { socket, answer: () => answer };
}
/** How many uploads are in progress and wait for the rest. */
const writing = async () =>
  (
    await running.database.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND query LIKE 'INSERT INTO email_list_entry%'`,
    )
  ).rowCount;

describe('an uploaded list', () => {
  it.each([
    ['one address a line', 'a@example.com\nb@example.com\n'],
    ['no line feed at the end', 'a@example.com\nb@example.com'],
    ['CRLF', 'a@example.com\r\nb@example.com\r\n'],
    ['a byte order mark', '\ufeffa@example.com\nb@example.com\n'],
    ['a byte order mark and a header', '\ufeffemail\r\na@example.com\r\nb@example.com\r\n'],
    ['quotes', '"a@example.com"\n"b@example.com"\n'],
    [
      'quoted cells with commas and line breaks',
      'name,email\n"Lovelace, Ada",a@example.com\n"Two\nlines",b@example.com\n',
    ],
    ['a column called Email among others', 'id;E-Mail;name\n1; a@example.com ;Ada\n2;b@example.com;Bo\n'],
    ['tabs', 'Name\tEmail\nAda\ta@example.com\nBo\tb@example.com\n'],
    ['blank lines and different widths', '\n\na@example.com,x\n\nb@example.com\n\n'],
  ])('is read with %s', async (_what, file) => {
    const { status, body } = await upload(file);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { lines: 2, valid: 2, duplicates: 0, invalid: 0, faults: [] },
    });
    expect(await entriesOf(body.listId)).toEqual(['a@example.com', 'b@example.com']);
  });

  const two = ['a@example.com', 'b@example.com'];
  it.each([
    [
      'a line that names the delimiter',
      'sep=;\r\nName;Email\r\n"Lovelace, Ada";a@example.com\r\nBo;b@example.com\r\n',
    ],
    [
      'commas within cells of a list with semicolons',
      'Name;Email\nLovelace, Ada;a@example.com\nBay, Bo;b@example.com\n',
    ],
    [
      'semicolons within cells of a list with commas',
      'firstName,email,broker\nAda;Lu,a@example.com,x\nBo,b@example.com,y;z\n',
    ],
    ['bars', 'Name|Email\nAda|a@example.com\nBo, b|b@example.com\n'],
    ['several addresses in a cell', 'Name,Email\nAda,"a@example.com; b@example.com"\n'],
    ['names in a cell', 'Email\n"Lovelace, Ada <a@example.com>, Bo <b@example.com>"\n'],
    ['names in quotes, and no headings', '"Lovelace, Ada" <a@example.com>\n"Bay, Bo" <b@example.com>\n'],
    ['several addresses in a line under one heading', 'email\na@example.com, b@example.com\n'],
    ['more cells than headings', 'name,email\nAda,a@example.com,b@example.com\n'],
    [
      'unquoted commas in front of the address',
      'name,email\nLovelace, Ada,a@example.com\nBo,b@example.com\n',
    ],
    ['one pasted line', 'Ada <a@example.com>; Bo <b@example.com>;'],
    ['a pasted line of mail programs', "'a@example.com' <a@example.com>, mailto:b@example.com"],
    ['several columns without headings', 'Ada,a@example.com,b@example.com\n'],
    [
      'headings of Google Contacts',
      'Name,Given Name,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Type,E-mail 2 - Value,Notes\nAda,Ada,* Work,a@example.com,Home,b@example.com,of boss@example.com\n',
    ],
    [
      'several values in a cell of Google Contacts',
      'Name,E-mail 1 - Type,E-mail 1 - Value\nAda,*,a@example.com ::: b@example.com\n',
    ],
    [
      'headings of Outlook',
      '"First Name","E-mail Address","E-mail Type","E-mail Display Name","E-mail 2 Address"\n"Ada","a@example.com","SMTP","Ada (old@example.com)","b@example.com"\n',
    ],
    [
      'headings of Thunderbird',
      'First Name,Display Name,Primary Email,Secondary Email\nAda,Ada L,a@example.com,b@example.com\n',
    ],
    ['email_address', 'manager,email_address\nm@example.com,a@example.com\nm@example.com,b@example.com\n'],
    ['E-Mail-Adresse', 'Betreuer;E-Mail-Adresse\nm@example.com;a@example.com\nm@example.com;b@example.com\n'],
    [
      'Correo electrónico',
      'Jefe;Correo electrónico\nm@example.com;a@example.com\nm@example.com;b@example.com\n',
    ],
    ['メールアドレス', '上司,メールアドレス\nm@example.com,a@example.com\nm@example.com,b@example.com\n'],
    ['headings that are not known', 'Vorname,Kontakt\nAda,a@example.com\nBo,b@example.com\n'],
    ['a known heading over an empty column', 'Email,Kontakt\n,a@example.com\n,b@example.com\n'],
    ['lines of nothing but delimiters', 'Name,Email\nAda,a@example.com\n,,\nBo,b@example.com\n,,,\n'],
    ['old line ends', 'Name,Email\rAda,a@example.com\rBo,b@example.com\r'],
    ['invisible marks', 'Email\n\u200ea@example.com\u200b\n\u202ab@example.com\u202c\n'],
  ])('finds everybody with %s', async (_what, file) => {
    const { status, body } = await upload(file);
    expect({ status, body }).toMatchObject({ status: 201, body: { valid: 2, duplicates: 0, invalid: 0 } });
    expect(await entriesOf(body.listId)).toEqual(two);
  });

  it('reads our own export, whose cells are no formulas', async () => {
    const file =
      'firstName,lastName,email,phoneNo,country,broker\n' +
      "Ada,Love;lace,a@example.com,'+491701234567,Germany,Other\nBo,Bay,'-b@example.com,'+491701234568,Germany,Other\n";
    const { body } = await upload(file);
    expect(body).toMatchObject({ lines: 2, valid: 2, invalid: 0 });
    expect(await entriesOf(body.listId)).toEqual(['-b@example.com', 'a@example.com']);
  });

  it.each(['utf16le', 'utf16be', 'no mark'])('is read in UTF-16 (%s)', async (encoding) => {
    const mark = encoding === 'no mark' ? '' : '\ufeff';
    const bytes = Buffer.from(`${mark}Name\tE-Mail\r\nÄda\ta@example.com\r\nBo\tb@example.com`, 'utf16le');
    const file = encoding === 'utf16be' ? bytes.swap16() : bytes;
    const answer = await uploadBytes(new Uint8Array(file));
    const body = (await answer.json()) as { listId: string };
    expect(body).toMatchObject({ lines: 2, valid: 2, invalid: 0 });
    expect(await entriesOf(body.listId)).toEqual(two);
  });

  it('loses no line: each is valid, a duplicate or invalid, with the line where it begins', async () => {
    const file =
      'sep=,\nName,Email\n\n"Two\nlines",a@example.com\n"Ada\n\nLu",\nBo,bo(at)example.com\nCy,"c@example, a@example.com"\n\nm@example.com,\n';
    const { body } = await upload(file);
    expect(body).toMatchObject({ lines: 5, valid: 1, duplicates: 1, invalid: 4 });
    expect(body.faults).toEqual([
      { line: 6, text: 'Ada\n\nLu' },
      { line: 9, text: 'bo(at)example.com' },
      { line: 10, text: 'c@example' },
      { line: 12, text: 'm@example.com' },
    ]);
    const unheaded = (await upload('nobody\na@example.com\n')).body;
    expect(unheaded).toMatchObject({ lines: 2, valid: 1, invalid: 1, faults: [{ line: 1, text: 'nobody' }] });
  });

  it('says in which line a quote is opened and never closed', async () => {
    const { body } = await upload(
      'sep=;\nemail;name\n\na@example.com;"b\nc"\n\n\nd@example.com;"e\nf@example.com\n',
    );
    expect(body.fields.file).toContain('Line 8 ');
  });

  it('is read whatever the size of its pieces', async () => {
    const bytes = Buffer.from('\ufeffName;Email\nÄda;a@example.com\nBo;b@example.com\n');
    const pieces = async function* () {
      for (const byte of bytes) {
        await Promise.resolve();
        yield Buffer.from([byte]);
      }
    };
    const found = [];
    for await (const { line, key } of readAddresses(pieces())) found.push([line, key]);
    expect(found).toEqual([
      [2, 'a@example.com'],
      [3, 'b@example.com'],
    ]);
  });

  it('reads one pasted line of ten thousand addresses', async () => {
    const many = Array.from({ length: 10_000 }, (_each, at) => `User ${at} <user${at}@example.com>`);
    expect((await upload(many.join('; '))).body).toMatchObject({ lines: 1, valid: 10_000, invalid: 0 });
  });

  it('counts spellings of one mailbox once, near and far, and lines that are no address', async () => {
    const many = Array.from({ length: 6000 }, (_each, at) => `user${at}@example.com`);
    const file = [
      'email',
      ...many,
      'USER5@Example.com',
      'user5999+tag@example.com',
      'j.doe@gmail.com',
      'jdoe@googlemail.com',
      ...['nobody', '', '"Ada" <ada@example.com>', 'a@b'].map((text) => `"${text.replaceAll('"', '""')}",x`),
    ].join('\n');
    const { body } = await upload(file);
    expect(body).toMatchObject({ lines: 6008, valid: 6002, duplicates: 3, invalid: 3 });
    expect(body.faults).toEqual([
      { line: 6006, text: '"nobody",x' },
      { line: 6007, text: '"",x' },
      { line: 6009, text: 'a@b' },
    ]);
    expect(await entriesOf(body.listId)).toHaveLength(6002);
  });

  it('tells of the first 20 faults only, and only the beginning of each', async () => {
    const file = `a@example.com\n${'x'.repeat(500)}\n${'nobody\n'.repeat(30)}`;
    const { faults, invalid } = (await upload(file)).body;
    expect(invalid).toBe(31);
    expect(faults).toHaveLength(20);
    expect(faults[0]).toEqual({ line: 2, text: 'x'.repeat(100) });
  });

  it('takes everything in it as text', async () => {
    const file = ['a@example.com', ...hostileTexts.map((text) => `"${text.replaceAll('"', '""')}"`)].join(
      '\n',
    );
    const { status, body } = await upload(file);
    if (status === 201) expect(await entriesOf(body.listId)).toContain('a@example.com');
    else
      expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { file: expect.any(String) } });
    const bytes = await uploadBytes(new Uint8Array([0xff, 0xfe, 0x00, 0xc0, 0x0a, 0x80]));
    expect(bytes.status).toBe(422);
  });

  it('has a name, or is named after the day, and is listed with the newest first', async () => {
    const named = (await upload('a@example.com', `?name=${encodeURIComponent(' Café\n\u0000"guests" ')}`))
      .body;
    const unnamed = (await upload('a@example.com\nb@example.com')).body;
    const document = '{ emailLists { id name valid createdAt } }';
    const listed = async (): Promise<readonly unknown[]> =>
      (await client.graphql(document, {}, admin)).body.data.emailLists;
    expect((await listed()).slice(0, 2)).toEqual([
      {
        id: unnamed.listId,
        valid: 2,
        createdAt: expect.any(String),
        name: expect.stringMatching(/^List of 20\d\d-\d\d-\d\d$/),
      },
      { id: named.listId, name: 'Café "guests"', valid: 1, createdAt: expect.any(String) },
    ]);
    for (let at = 0; at < 20; at += 1) await upload('a@example.com');
    expect(await listed()).toHaveLength(20);
  });

  it('is in the audit log with who uploaded it and how many addresses', async () => {
    const key = await seedApiKey(running.database.pool, { role: 'ADMIN', createdBy: adminId });
    const mine = (await upload('secret.address@example.com')).body;
    const theirs = (
      await upload('secret.address@example.com', '', { ...csv, authorization: `Bearer ${key}` })
    ).body;
    const { rows } = await running.database.pool.query(
      `SELECT action, actor_kind, target_id, details FROM audit_entry WHERE target_id = ANY ($1) ORDER BY actor_kind`,
      [[mine.listId, theirs.listId]],
    );
    expect(rows).toEqual([
      { action: 'segment.upload-emails', actor_kind: 'admin', target_id: mine.listId, details: { valid: 1 } },
      {
        action: 'segment.upload-emails',
        actor_kind: 'api-key',
        target_id: theirs.listId,
        details: { valid: 1 },
      },
    ]);
  });

  it('leaves none of its addresses in the log, accepted or refused', async () => {
    const requests = () =>
      running
        .logged()
        .split('\n')
        .filter((line) => line.includes(path)).length;
    const before = requests();
    const statuses = [
      await upload('secret.address@example.com'),
      await upload('secret.address@example.com', '', { 'content-type': 'text/plain' }),
      await upload('secret.address@example.com\n"secret.address'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([201, 415, 422]);
    await expect.poll(requests).toBe(before + statuses.length);
    expect(running.logged()).not.toContain('secret.address');
  });
});

describe('an upload is refused and leaves nothing', () => {
  it.each([
    ['JSON', 'application/json'],
    ['text', 'text/plain'],
    ['a form with files', 'multipart/form-data; boundary=a'],
    ['another character set', 'text/csv; charset=utf-16'],
  ])('when it is declared as %s', async (_what, type) => {
    const before = await totals();
    const { status, body } = await upload('a@example.com', '', { 'content-type': type });
    expect({ status, body }).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE', message: expect.stringContaining('text/csv') },
    });
    expect(await totals()).toEqual(before);
  });

  it('when it is compressed, or has no body', async () => {
    expect((await upload('a', '', { ...csv, 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await client.send('POST', path, undefined, admin)).status).toBe(415);
  });

  it.each([
    ['empty', ''],
    ['blank', '\n\n \n'],
    ['a header alone', 'email\n'],
    ['without any address', 'email\nnobody\n'],
    ['a quote that is never closed', `a@example.com\n"b@example.com\n${'c@example.com\n'.repeat(3000)}`],
    ['a quote that is not closed at the end', 'a@example.com\n"b@example.com'],
  ])('when it is %s', async (_what, file) => {
    const before = await totals();
    const { status, body } = await upload(file);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', fields: { file: expect.any(String) } },
    });
    expect(await totals()).toEqual(before);
  });

  it('when its name is too long', async () => {
    const { status, body } = await upload('a@example.com', `?name=${'a'.repeat(101)}`);
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { name: expect.any(String) } });
  });

  it('by callers who are not ADMINs', async () => {
    for (const role of ['VIEWER', 'EDITOR'] as const) {
      const headers = { ...csv, ...(await seedSession(running.database.pool, role)) };
      expect((await client.send('POST', path, 'a@example.com', headers)).body.code).toBe('FORBIDDEN');
    }
  });

  it(
    'beyond 20 MiB, whether or not its length is declared, and takes 20 MiB',
    { timeout: 60_000 },
    async () => {
      const line = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example.com,${'x'.repeat(800)}\n`;
      const fit = line.repeat(Math.floor((20 * 2 ** 20) / line.length));
      const before = await totals();
      const tooLarge = Buffer.from(fit + line + line);
      const chunks = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < tooLarge.length; at += 2 ** 20)
            controller.enqueue(new Uint8Array(tooLarge.subarray(at, at + 2 ** 20)));
          controller.close();
        },
      });
      for (const body of [new Uint8Array(tooLarge), chunks]) {
        const answer = await fetch(running.origin + path, {
          method: 'POST',
          body,
          headers: { ...admin, ...csv },
          duplex: 'half',
        } as RequestInit);
        expect(answer.status).toBe(413);
        expect(await answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
      }
      expect(await totals()).toEqual(before);
      expect((await upload(fit)).body).toMatchObject({ valid: 1, invalid: 0 });
    },
  );

  it('when others are under way, which hold no connection that ordinary requests need', async () => {
    const sockets = Array.from({ length: 30 }, () => beginUpload());
    const answers = () => sockets.filter(({ answer }) => answer().startsWith('HTTP/1.1 503')).length;
    await expect.poll(answers, { timeout: 20_000 }).toBe(28);
    await expect.poll(writing, { timeout: 20_000 }).toBe(2);
    const listed = await client.graphql('{ emailLists { id } }', {}, admin);
    expect(listed.body.errors).toBeUndefined();
    const refused = await upload('a@example.com');
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: 'UPLOAD_BUSY' });
    expect(refused.headers.get('retry-after')).toBe('5');
    for (const { socket } of sockets) socket.destroy();
    await expect.poll(writing, { timeout: 10_000 }).toBe(0);
    await expect.poll(async () => (await upload('a@example.com')).status, { timeout: 10_000 }).toBe(201);
  });

  it('when the connection breaks before its end', async () => {
    const before = await totals();
    const { socket } = beginUpload();
    await expect.poll(writing).toBe(1);
    socket.destroy();
    await expect.poll(writing).toBe(0);
    expect(await totals()).toEqual(before);
    expect(running.logged()).not.toContain('request failed');
  });
});

describe('addresses of a list', () => {
  it('choose the users who verified or stated them; others are counted and never found', async () => {
    const [first, second] = [await world.join(), await world.join()];
    const byPhone = await world.joinByPhone();
    const { rows } = await running.database.pool.query<{ email: string }>(
      'SELECT email FROM signup WHERE id = ANY ($1)',
      [[first.id, second.id, byPhone.id]],
    );
    const { listId } = (await upload([...rows.map(({ email }) => email), 'a@stranger.example'].join('\n')))
      .body;
    const { people, stated, sample, excluded } = await world.preview({ emailListId: listId });
    expect({ people, stated, excluded }).toEqual({
      people: 2,
      stated: 1,
      excluded: [
        { reason: 'NOT_ON_LIST', people: 1 },
        { reason: 'STATED_EMAIL', people: 1 },
      ],
    });
    expect(sample.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('of an erased user are deleted from every list', async () => {
    const { id } = await world.join({ email: 'Erase.Me+tag@example.com' });
    const lists = [
      await upload('erase.me@example.com\nkept@example.com'),
      await upload('ERASE.ME@example.com\n'),
    ];
    await world.erase(id);
    const [first, second] = lists.map(({ body }) => String(body.listId));
    expect(await entriesOf(first ?? '')).toEqual(['kept@example.com']);
    expect(await entriesOf(second ?? '')).toEqual([]);
  });

  it('are deleted with their list after 30 days, and not before', async () => {
    const { pool } = running.database;
    const [old, young] = [
      (await upload('a@example.com')).body.listId,
      (await upload('a@example.com')).body.listId,
    ];
    const age = (id: string, days: string) =>
      pool.query('UPDATE email_list SET created_at = now() - $2::interval WHERE id = $1', [id, days]);
    await age(old, '30 days 1 minute');
    await age(young, '29 days 23 hours');
    const [job] = segmentJobs(pool).handlers;
    await job?.run({}, { log: pino({ level: 'silent' }), signal: new AbortController().signal });
    expect(await entriesOf(old)).toEqual([]);
    expect(await entriesOf(young)).toEqual(['a@example.com']);
    const { rows } = await pool.query('SELECT id FROM email_list WHERE id = ANY ($1)', [[old, young]]);
    expect(rows).toEqual([{ id: young }]);
    expect(await inTransaction(pool, deleteOldList)).toBe(false);
  });
});
