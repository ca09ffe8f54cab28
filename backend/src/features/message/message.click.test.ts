import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { anyText } from '../../testing/any-text.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { createExclusion, createWaitlist, joinVerified, person } from '../../testing/scenarios.ts';
import { ownTables } from '../own-data/own-data.tables.ts';
import {
  type BroadcastInstance,
  broadcastSecrets,
  broadcastSite,
  createBroadcastInstance,
  seedNewsTemplate,
} from './message.broadcast.scenario.ts';
import { countedLinks, targetOf } from './message.click.rules.ts';
import { ClickService } from './message.click.service.ts';
import { clickLink, readClickToken } from './message.click.token.ts';
import { ConsentService } from './message.consent.service.ts';
import { suppressionLabel } from './message.suppression.repository.ts';

const decision = { actor: { kind: 'command-line' } } as const;
const first = 'https://blog.example/march?id=7';
const second = 'https://shop.example/';
const body = `Hi {firstName}, [read]({statusLink}) [the post](${first}), [the post again](${first}) or
[our shop](${second}), see [your status](${broadcastSite}/status), https://bare.example/a, [blog.example/b](https://blog.example/b),
[write](mailto:us@example.com) and share {shareLink}.`;

let database: TestDatabase;
let consent: ConsentService;
let mails: MailServer;
let instance: BroadcastInstance;
/** On two instances. */
let services: readonly [ClickService, ClickService];
beforeAll(async () => {
  database = await createTestDatabase();
  consent = new ConsentService(database.pool, broadcastSecrets.keys(suppressionLabel));
  mails = await startMailServer();
  instance = createBroadcastInstance(database.pool, mails.port, await seedNewsTemplate(database.pool, body));
  services = [
    new ClickService(database.pool, broadcastSecrets),
    new ClickService(database.newPool(), broadcastSecrets),
  ];
});
afterAll(async () => {
  instance.close();
  await mails.stop();
  await database.drop();
});

interface Reader {
  readonly id: string;
  readonly seq: string;
  /** The texts of the links in their email, by where they lead. */
  readonly tokens: readonly string[];
  readonly mail: { readonly text: string; readonly html: string };
}

/** A broadcast that was sent. */
async function sent(people: number) {
  const waitlist = createWaitlist(database);
  const joined = [];
  for (let nth = 0; nth < people; nth += 1) {
    const input = person({ newsConsent: true });
    joined.push({ ...(await joinVerified(database.pool, waitlist, input)), email: input.email });
  }
  const mailing = await instance.start(joined.map(({ id }) => id));
  await instance.work();
  const { rows } = await database.pool.query<{ id: string; seq: string }>('SELECT id, seq::text FROM signup');
  const readers = joined.map(({ id, email }): Reader => {
    const got = mails.received.find(({ recipients }) => recipients.includes(email))?.mail;
    const mail = { text: got?.text ?? '', html: got?.html ?? '' };
    const tokens = [...new Set([...mail.text.matchAll(/\/l\/([\w.-]+)/g)].map(([, token = '']) => token))];
    return { id, seq: rows.find((row) => row.id === id)?.seq ?? '', tokens, mail };
  });
  return { mailing, readers };
}

const resultsOf = async (id: string) => ({
  clicked: (await instance.broadcasts.feedback(id)).clicked,
  links: await instance.broadcasts.links(id),
});
const clicksOf = async (mailingSeq: string) =>
  (
    await database.pool.query('SELECT signup_seq, link FROM broadcast_click WHERE mailing_seq = $1', [
      mailingSeq,
    ])
  ).rows;
const erase = (id: string) => createExclusion(database.pool).erase(decision, id);

describe('a link of a broadcast', () => {
  it('leads over our own host if it is counted, in HTML and in text, and straight to its address if not', async () => {
    const { mailing, readers } = await sent(2);
    const [reader, other] = readers;
    expect(reader?.tokens).toHaveLength(2);
    for (const part of [reader?.mail.text, reader?.mail.html]) {
      for (const token of reader?.tokens ?? []) expect(part).toContain(`${broadcastSite}/l/${token}`);
      for (const left of [
        `${broadcastSite}/status#`,
        `${broadcastSite}/u/`,
        `${broadcastSite}/?ref=`,
        'https://bare.example/a',
        'https://blog.example/b',
      ])
        expect(part).toContain(left);
      for (const address of [first, second]) expect(part).not.toContain(address);
    }
    expect(reader?.mail.html).toContain('href="mailto:us@example.com"');
    expect(reader?.mail.html).toContain(`href="${broadcastSite}/status"`);
    expect(other?.tokens).not.toEqual(reader?.tokens);
    expect(
      await Promise.all((reader?.tokens ?? []).map((token) => services[0].follow(token, false))),
    ).toEqual(
      [`${first}&`, `${second}?`].map(
        (start) => `${start}utm_source=newsletter&utm_medium=email&utm_campaign=a-broadcast`,
      ),
    );
    expect(await clicksOf(mailing.seq)).toEqual([]);
    expect(await resultsOf(mailing.id)).toEqual({
      clicked: 0,
      links: [first, second].map((url) => ({ url, clicked: 0 })),
    });
  });

  it('counts a user once, and once for each link, however often and wherever they click it', async () => {
    const { mailing, readers } = await sent(3);
    const all = readers.slice(1).flatMap(({ tokens }, at) => (at === 0 ? tokens : tokens.slice(1)));
    const clicks = all.flatMap((token) =>
      Array.from({ length: 12 }, (_each, nth) => services[nth % 2 === 0 ? 0 : 1].follow(token, true)),
    );
    expect((await Promise.all(clicks)).every((target) => target?.startsWith('https://'))).toBe(true);
    expect(await clicksOf(mailing.seq)).toHaveLength(3);
    expect(await resultsOf(mailing.id)).toEqual({
      clicked: 2,
      links: [
        { url: first, clicked: 1 },
        { url: second, clicked: 2 },
      ],
    });
    const { rows } = await database.pool.query(
      `SELECT ${Object.entries(ownTables['broadcast_click']?.shown ?? {})
        .map(([name, sql]) => `${sql} AS ${name}`)
        .join(', ')} FROM broadcast_click AS t WHERE ${ownTables['broadcast_click']?.where}`,
      [readers[2]?.seq],
    );
    expect(rows).toEqual([{ link: second, at: expect.any(Date) }]);
  });

  it('is of no one once its user is erased, who stays counted, and whose later clicks are not', async () => {
    const { mailing, readers } = await sent(3);
    const [gone, stays, late] = readers;
    for (const token of [...(gone?.tokens ?? []), ...(stays?.tokens.slice(1) ?? [])])
      await services[0].follow(token, true);
    const before = await resultsOf(mailing.id);
    expect(before).toMatchObject({ clicked: 2, links: [{ clicked: 1 }, { clicked: 2 }] });
    await erase(gone?.id ?? '');
    await erase(late?.id ?? '');
    for (const token of [...(gone?.tokens ?? []), ...(late?.tokens ?? [])])
      expect(await services[1].follow(token, true)).toMatch(/^https:/);
    expect(await clicksOf(mailing.seq)).toHaveLength(1);
    expect(await resultsOf(mailing.id)).toEqual(before);
  });

  it('leaves no click of a user who clicks while they are erased', { timeout: 60_000 }, async () => {
    const { mailing, readers } = await sent(12);
    await Promise.all(
      readers.map(async ({ id, tokens }, nth) => {
        const clicks = tokens.flatMap((token) => services.map((service) => service.follow(token, true)));
        if (nth % 3 === 0) await Promise.all(clicks.slice(0, 2));
        await Promise.all([erase(id), ...clicks]);
      }),
    );
    expect(await clicksOf(mailing.seq)).toEqual([]);
    const { clicked, links } = await resultsOf(mailing.id);
    expect(clicked).toBeGreaterThanOrEqual(4);
    expect(clicked).toBeLessThanOrEqual(12);
    for (const link of links) expect(link.clicked).toBeLessThanOrEqual(clicked);
  });
});

describe('sending a broadcast again', () => {
  it('is for those who were sent it, did not click, and may still get news, with the text that was sent', async () => {
    const { mailing, readers } = await sent(7);
    const [clicked, left, blocked, erased, bounced, ...silent] = readers;
    await services[0].follow(clicked?.tokens[0] ?? '', true);
    await consent.leave(left?.id ?? '', { stream: 'news', source: 'unsubscribe', mailingSeq: null });
    await createExclusion(database.pool).block(decision, blocked?.id ?? '');
    await erase(erased?.id ?? '');
    await database.pool.query(
      `UPDATE mailing_recipient SET state = 'refused', sent_at = NULL
       WHERE mailing_seq = $1 AND signup_seq = $2`,
      [mailing.seq, bounced?.seq],
    );
    await database.pool.query(
      `WITH newer AS (
         INSERT INTO message_template_version (id, template_id, number, subject, preheader, body)
         SELECT gen_random_uuid(), template_id, 2, 'Changed', '', 'Changed' FROM message_template_version WHERE id = $1
         RETURNING template_id)
       UPDATE message_template SET current_version = 2 WHERE id = (SELECT template_id FROM newer)`,
      [mailing.templateVersionId],
    );
    const draft = await instance.resend(mailing.id);
    if (!draft.ok) throw new Error(draft.message);
    expect(draft.mailing).toMatchObject({
      name: 'Resend: A broadcast',
      state: 'draft',
      templateVersionId: mailing.templateVersionId,
      segment: { states: ['waiting', 'invited', 'accepted', 'expired'], notClicked: mailing.id },
    });
    await instance.startDraft(draft.mailing, silent.length);
    await instance.work();
    const { rows } = await database.pool.query<{ seq: string }>(
      `SELECT signup_seq::text AS seq FROM mailing_recipient WHERE mailing_seq = $1 AND state = 'sent' ORDER BY place`,
      [draft.mailing.seq],
    );
    expect(rows.map(({ seq }) => seq)).toEqual(silent.map(({ seq }) => seq));
    expect(await resultsOf(draft.mailing.id)).toMatchObject({
      clicked: 0,
      links: [{ url: first }, { url: second }],
    });
  });

  it('waits until the broadcast is done, and is not for others', async () => {
    const draft = await instance.draft({});
    expect(await instance.resend(draft.id)).toMatchObject({ ok: false, code: 'WRONG_STATE' });
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000'])
      expect(await instance.resend(id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });
});

describe('the address of a link', () => {
  const grants = fc.record({
    mailingSeq: fc.integer({ min: 1, max: 10 ** 9 }).map(String),
    place: fc.integer({ min: 1, max: 2_000_000_000 }),
    link: fc.integer({ min: 1, max: 1000 }),
  });
  const tokenOf = (grant: Parameters<typeof clickLink>[2]) =>
    clickLink(broadcastSecrets, broadcastSite, grant).slice(`${broadcastSite}/l/`.length);

  it('says which link of whose message it is, and nothing else', () => {
    fc.assert(
      fc.property(grants, (grant) => {
        expect(readClickToken(broadcastSecrets, tokenOf(grant))).toEqual(grant);
      }),
    );
  });

  it('leads nowhere once it is altered, or was never signed', async () => {
    const altered = fc
      .tuple(
        grants,
        fc.nat(60),
        fc.constantFrom(...Array.from('0aZ9-_.%/ ')),
        fc.constantFrom('replace', 'insert', 'cut'),
      )
      .map(([grant, at, char, how]) => {
        const token = tokenOf(grant);
        const place = at % token.length;
        const rest = token.slice(place + (how === 'insert' ? 0 : 1));
        return { token, given: how === 'cut' ? token.slice(0, place) : token.slice(0, place) + char + rest };
      });
    fc.assert(
      fc.property(altered, ({ token, given }) => {
        fc.pre(given !== token);
        expect(readClickToken(broadcastSecrets, given)).toBeNull();
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText(), fc.webUrl()), async (text) => {
        expect(await services[0].follow(text, true)).toBeNull();
      }),
      { numRuns: randomRuns(200) },
    );
    const unsigned = 'https://evil.example';
    const token = tokenOf({ mailingSeq: '1', place: 1, link: 1 });
    for (const given of [unsigned, `${token}?to=${unsigned}`, `//evil.example`, `${token}\n`, ` ${token}`])
      expect(await services[0].follow(given, true)).toBeNull();
  });

  it('leads nowhere if the broadcast has no such link', async () => {
    const { mailing } = await sent(1);
    for (const grant of [{ link: 999 }, { mailingSeq: '999999' }])
      expect(
        await services[0].follow(tokenOf({ mailingSeq: mailing.seq, place: 1, link: 1, ...grant }), true),
      ).toBeNull();
  });
});

describe('where a link leads', () => {
  const tags = 'utm_source=newsletter&utm_medium=email&utm_campaign=march-news-2026';
  it.each([
    ['https://blog.example', `https://blog.example/?${tags}`],
    ['https://blog.example/a?b=c%20d&e=f+g', `https://blog.example/a?b=c%20d&e=f+g&${tags}`],
    ['https://blog.example/a?#part', `https://blog.example/a?${tags}#part`],
    ['https://blog.example/a?utm_source=x', 'https://blog.example/a?utm_source=x'],
    ['https://blog.example/a?UTM_id=1&b=2#c', 'https://blog.example/a?UTM_id=1&b=2#c'],
    ['https://bücher.example/ä', `https://xn--bcher-kva.example/%C3%A4?${tags}`],
  ])('of %s is %s', (url, target) => {
    expect(targetOf(url, ' March News, 2026! ')).toBe(target);
  });

  it.each([
    ['Новости', '%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8'],
    ['!!!', 'broadcast'],
    ['a'.repeat(100), 'a'.repeat(60)],
  ])('names the broadcast %s as the campaign', (name, campaign) => {
    expect(targetOf(second, name)).toMatch(new RegExp(`utm_campaign=${campaign}$`));
  });

  it('is not counted for pages of the user’s own', () => {
    const own = ['/status', '/status#x', '/invite#y', '/u/z', '/l/z'].map((path) => broadcastSite + path);
    const others = [`${broadcastSite}/`, `${broadcastSite}/statuses`, 'https://x.example/status'];
    expect(countedLinks([...own, ...others], broadcastSite)).toEqual(others);
  });
});
