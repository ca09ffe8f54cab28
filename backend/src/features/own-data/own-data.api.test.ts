import { addOutboxMessage } from '../../platform/outbox/outbox.repository.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { testApp } from '../../testing/app.ts';
import { testSecret } from '../../testing/brand.ts';
import { TestClient } from '../../testing/client.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { erase } from '../../testing/people.ts';
import { recordedEvents, seedEndpoint } from '../webhook/webhook.scenario.ts';
import { createExclusion, createWaitlist, joinVerified, person } from '../../testing/scenarios.ts';
import { applicant, applyVerified } from '../ambassador/ambassador.scenario.ts';
import { suppressionLabel, insertSuppressions } from '../message/message.suppression.repository.ts';
import { newEmail, newMobile, pass, wrong } from '../verification/verification.scenario.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { codeOfErrors, linkOf, openStatus as open, ownDataScenario } from './own-data.scenario.ts';

const secrets = createSecrets(testSecret);
const running = testApp({ OTP_SENDS_PER_ADDRESS_PER_HOUR: '1000' });
const { member, send, verify, confirm, codeSentTo } = ownDataScenario(running);
let waitlist: WaitlistService;
beforeAll(() => {
  waitlist = createWaitlist(running.database);
});

const download = async (client: TestClient) =>
  (await client.graphql('mutation { downloadOwnData { json text } }')).body;
const rename = async (client: TestClient, firstName: string, lastName: string) =>
  (
    await client.graphql('mutation ($input: CorrectOwnNameInput!) { correctOwnName(input: $input) }', {
      input: { firstName, lastName },
    })
  ).body;
const inputOf = (contact: string) =>
  contact.startsWith('+') ? { channel: 'SMS', mobileNumber: contact } : { channel: 'EMAIL', email: contact };
const change = async (client: TestClient, contact: string) =>
  (
    await client.graphql('mutation ($input: ChangeOwnContactInput!) { changeOwnContact(input: $input) }', {
      input: inputOf(contact),
    })
  ).body;

/** Enters a code that was sent to a new contact. */
async function verifyNew(client: TestClient, contact: string): Promise<void> {
  const sent = await client.graphql(
    'mutation ($input: SendOtpInput!) { sendOtp(input: $input) { message } }',
    { input: { ...inputOf(contact), purpose: 'CONTACT' } },
  );
  expect(codeOfErrors(sent.body)).toBeNull();
  const otp = await codeSentTo(contact, 'contact');
  const { body } = await client.graphql(
    'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { message } }',
    { input: { ...inputOf(contact), otp, purpose: 'CONTACT' } },
  );
  expect(codeOfErrors(body)).toBeNull();
}

const signupOf = async (id: string) =>
  (await running.database.pool.query('SELECT * FROM signup WHERE id = $1', [id])).rows[0];

describe('a code for one’s own data', () => {
  it('goes to the verified contact, which the browser only sees masked', async () => {
    const { client, email } = await member();
    const { body } = await client.graphql('{ status { contact { channel masked } } }');
    expect(body.data.status.contact).toEqual({ channel: 'EMAIL', masked: 'a•••@example.com' });
    expect(JSON.stringify(await send(client))).not.toContain(email);
    expect(await codeSentTo(email, 'own-data')).toMatch(/^\d{4}$/);
  });

  it('is sent to no one without an open status, and not again within the cooldown', async () => {
    expect(codeOfErrors(await send(new TestClient(running.origin, { cookies: true })))).toBe('NOT_FOUND');
    const { client } = await member();
    expect(codeOfErrors(await send(client))).toBeNull();
    expect(codeOfErrors(await send(client))).toBe('OTP_COOLDOWN');
  });

  it('allows one download or change, in the browser that entered it, for 15 minutes', async () => {
    const { client, email, joined } = await member();
    expect(codeOfErrors(await download(client))).toBe('VERIFICATION_REQUIRED');
    expect(codeOfErrors(await send(client))).toBeNull();
    expect(codeOfErrors(await verify(client, wrong(await codeSentTo(email, 'own-data'))))).toBe(
      'OTP_INVALID',
    );
    expect(codeOfErrors(await download(client))).toBe('VERIFICATION_REQUIRED');
    expect(codeOfErrors(await verify(client, await codeSentTo(email, 'own-data')))).toBeNull();
    const other = new TestClient(running.origin, { cookies: true });
    await open(other, linkOf(joined.id));
    expect(codeOfErrors(await download(other))).toBe('VERIFICATION_REQUIRED');
    expect(codeOfErrors(await download(client))).toBeNull();
    expect(codeOfErrors(await rename(client, 'Grace', 'Hopper'))).toBe('VERIFICATION_REQUIRED');

    await pass(running.database.pool, 3600);
    await confirm(client, email);
    await pass(running.database.pool, 15 * 60 + 1);
    expect(codeOfErrors(await rename(client, 'Grace', 'Hopper'))).toBe('VERIFICATION_REQUIRED');
  });

  it.each(['status', 'waitlist'] as const)('is none that was entered for %s', async (purpose) => {
    const { client, email } = await member();
    await running.database.pool.query(
      `UPDATE otp_challenge SET purpose = $2, consumed_at = NULL WHERE address = $1`,
      [email, purpose],
    );
    expect(codeOfErrors(await download(client))).toBe('VERIFICATION_REQUIRED');
  });

  it('allows one of two changes that come at once, in two tabs and at two instances', async () => {
    const { client, email, joined } = await member();
    const second = await running.newInstance();
    await confirm(client, email);
    const elsewhere = client.at(second.origin);
    const outcomes = await Promise.all([
      rename(client, 'Grace', 'Hopper'),
      rename(elsewhere, 'Mary', 'Hopper'),
      download(client),
    ]);
    expect(outcomes.map(codeOfErrors).toSorted()).toEqual([
      'VERIFICATION_REQUIRED',
      'VERIFICATION_REQUIRED',
      null,
    ]);
    expect((await signupOf(joined.id)).last_name).toMatch(/Hopper|Lovelace/);
    await second.stop();
  });
});

describe('downloading', () => {
  it('has what they gave, did and got, in JSON and as text, and nothing of others', async () => {
    const friend = { firstName: 'Quentinius', lastName: 'Zabriskie' };
    const { client, email, phoneNo, joined } = await member({ newsConsent: true, firstName: 'Adalberta' });
    const { email: friendsEmail } = person();
    await joinVerified(running.database.pool, waitlist, {
      ...friend,
      email: friendsEmail,
      referralCode: joined.referralId,
    });
    await applyVerified(running.database.pool, applicant({ email, message: 'My message' }));
    await pass(running.database.pool, 120);
    await confirm(client, email);
    const { json, text } = (await download(client)).data.downloadOwnData;
    const data = JSON.parse(json);
    expect(data.signup).toEqual([
      expect.objectContaining({
        ...{
          first_name: 'Adalberta',
          email,
          phone: phoneNo,
          verified_by: 'email',
          referral_id: joined.referralId,
        },
        news_wording: expect.stringContaining('Send me news about'),
      }),
    ]);
    expect(data.credit).toEqual([expect.objectContaining({ points: 10, cause: 'join' })]);
    expect(data.score).toEqual([{ points: 10, referral_count: 1, standing: 'waiting' }]);
    expect(data.ambassador_application).toEqual([expect.objectContaining({ message: 'My message' })]);
    expect(data.otp_challenge.length).toBeGreaterThan(0);
    expect(data.audit_entry).toEqual([expect.objectContaining({ action: 'signup.download-data' })]);
    expect(text).toContain('first name: Adalberta');
    expect(text).toContain('Your application as a campus ambassador');
    for (const other of ['Quentinius', 'Zabriskie', friendsEmail])
      expect(`${json}${text}`).not.toContain(other);
  });

  it('tells a user who only stated an address nothing of its owner', async () => {
    const owner = await member();
    await insertSuppressions(running.database.pool, secrets.keys(suppressionLabel), [
      { emailKey: owner.email, scope: 'news', reason: 'unsubscribe', mailingSeq: null },
    ]);
    const phoneNo = newMobile();
    const { joined, client } = await member();
    await running.database.pool.query(
      `UPDATE signup SET verified_by = 'phone', phone = $2, email = $3, email_key = $3 WHERE id = $1`,
      [joined.id, phoneNo, owner.email],
    );
    await confirm(client, phoneNo);
    const data = JSON.parse((await download(client)).data.downloadOwnData.json);
    expect([data.suppression, data.ambassador_application]).toEqual([[], []]);
    for (const { address } of [...data.otp_challenge, ...data.outbox_message]) expect(address).toBe(phoneNo);
  });
});

describe('correcting the name', () => {
  it('changes it, where users are searched, too, and says so in the audit log', async () => {
    const { client, email, joined } = await member();
    await running.database.pool.query('SELECT signup_search_add(1000)');
    await seedEndpoint(running.database.pool, {
      url: 'https://hooks.example.com/',
      types: ['signup.updated'],
    });
    await confirm(client, email);
    expect((await rename(client, '  Zoë ', 'Ångström')).data.correctOwnName).toBe('Your name is corrected.');
    expect(await signupOf(joined.id)).toMatchObject({ first_name: 'Zoë', last_name: 'Ångström' });
    const { rows } = await running.database.pool.query(
      'SELECT terms FROM signup_search JOIN signup USING (seq) WHERE signup.id = $1',
      [joined.id],
    );
    expect(rows[0].terms).toMatch(/^zoe angstrom/);
    expect((await client.graphql('{ status { firstName } }')).body.data.status.firstName).toBe('Zoë');
    const { rows: audit } = await running.database.pool.query(
      'SELECT action, details FROM audit_entry WHERE target_id = $1',
      [joined.id],
    );
    expect(audit).toEqual([{ action: 'signup.correct-name', details: {} }]);
    expect(await recordedEvents(running.database.pool)).toContain('signup.updated');
  });

  it.each([
    ['', 'Hopper', 'firstName'],
    ['Grace', 'H'.repeat(16), 'lastName'],
    ['\ud800', 'Hopper', 'firstName'],
  ])(
    'is refused by the rules of the form, and the code can still be used: %j %j',
    async (first, last, field) => {
      const { client, email } = await member();
      await confirm(client, email);
      const { errors } = await rename(client, first, last);
      expect(errors[0].extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { [field]: expect.any(String) },
      });
      expect(codeOfErrors(await rename(client, 'Grace', 'Hopper'))).toBeNull();
    },
  );
});

describe('changing the contact', () => {
  const ownCodes = async (client: TestClient, email: string, contact: string) => {
    await confirm(client, email);
    await verifyNew(client, contact);
  };

  it('keeps rank, code and credits, and opens the status by the new contact alone', async () => {
    const { client, email, joined } = await member();
    const friend = await joinVerified(running.database.pool, waitlist, { referralCode: joined.referralId });
    const standing = async () =>
      (await client.graphql('{ status { rank points referralCount referralId } }')).body.data.status;
    const before = await standing();
    const contact = newEmail();
    await ownCodes(client, email, contact);
    expect((await change(client, contact)).data.changeOwnContact).toMatch(/^Your contact is changed\./);
    expect(await standing()).toEqual(before);
    expect(await signupOf(joined.id)).toMatchObject({
      email: contact,
      identity: `email:${contact}`,
      verified_by: 'email',
    });
    expect(friend.referralCredited).toBe(true);
    await expectConsistent(running.database.pool);

    expect(await open(new TestClient(running.origin, { cookies: true }), linkOf(joined.id))).toBe(
      'STATUS_LINK_INVALID',
    );
    expect(await open(new TestClient(running.origin, { cookies: true }), linkOf(joined.id, 1))).toBeNull();
  });

  it('tells the contact before, once, and then keeps no trace of it but a keyed hash', async () => {
    const { client, joined } = await member({ email: `quillfeather${Date.now()}@example.com` });
    const { email } = await signupOf(joined.id);
    const contact = newEmail();
    const sentToOld = async () =>
      (
        await running.database.pool.query<{ kind: string }>(
          `SELECT split_part(id, '-', 1) AS kind FROM outbox_message WHERE address = $1`,
          [email],
        )
      ).rows.map(({ kind }) => kind);
    await addOutboxMessage(running.database.pool, {
      ...{ id: `welcome-${joined.id}`, channel: 'email', address: email, template: 'welcome', params: {} },
    });
    await ownCodes(client, email, contact);
    await change(client, contact);
    await expect.poll(sentToOld, { timeout: 20_000 }).toEqual(['contact']);
    await expect
      .poll(
        async () =>
          (await running.database.pool.query('SELECT address FROM contact_change ORDER BY seq DESC LIMIT 1'))
            .rows,
        { timeout: 20_000 },
      )
      .toEqual([{ address: null }]);
    await running.database.pool.query('DELETE FROM otp_challenge'); // as after 25 hours
    const { rows } = await running.database.pool.query<{ seq: number }>(
      'SELECT seq::int FROM signup WHERE id = $1',
      [joined.id],
    );
    await erase(running.database.pool, rows[0]?.seq ?? 0);
    const { rows: tables } = await running.database.pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    for (const { name } of tables) {
      const { rowCount } = await running.database.pool.query(
        `SELECT FROM ${name} AS t WHERE strpos(t::text, 'quillfeather') > 0`,
      );
      expect(rowCount, name).toBe(0);
    }
  });

  it('to a phone number makes that the verified contact', async () => {
    const { client, email, joined } = await member();
    const phone = newMobile();
    await ownCodes(client, email, phone);
    expect(codeOfErrors(await change(client, phone))).toBeNull();
    expect(await signupOf(joined.id)).toMatchObject({
      email,
      phone,
      identity: `phone:${phone}`,
      verified_by: 'phone',
    });
  });

  it('needs a code for both contacts', async () => {
    const { client, email } = await member();
    const contact = newEmail();
    await verifyNew(client, contact);
    expect(codeOfErrors(await change(client, contact))).toBe('VERIFICATION_REQUIRED');
    await confirm(client, email);
    expect(codeOfErrors(await change(client, newEmail()))).toBe('VERIFICATION_REQUIRED');
    expect(codeOfErrors(await change(client, contact))).toBeNull();
  });

  it('says the same of a contact that a user or a blocked user has, and uses up no code', async () => {
    const [other, blocked] = [await member(), await member()];
    await createExclusion(running.database.pool).block(
      { actor: { kind: 'command-line' } },
      blocked.joined.id,
    );
    const { client, email, joined } = await member();
    await confirm(client, email);
    const answers = [];
    for (const taken of [other.email, blocked.email]) {
      await verifyNew(client, taken);
      answers.push((await change(client, taken)).errors);
    }
    const [first, second] = answers;
    expect(first[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { email: expect.stringMatching(/^We can’t/) },
    });
    expect(second[0].message).toBe(first[0].message);
    expect(second[0].extensions).toEqual(first[0].extensions);
    expect(await signupOf(joined.id)).toMatchObject({ email });
    const contact = newEmail();
    await verifyNew(client, contact);
    expect(codeOfErrors(await change(client, contact))).toBeNull();
  });

  it('to the contact of an erased user is possible', async () => {
    const gone = await member();
    await createExclusion(running.database.pool).erase({ actor: { kind: 'command-line' } }, gone.joined.id);
    const { client, email } = await member();
    await ownCodes(client, email, gone.email);
    expect(codeOfErrors(await change(client, gone.email))).toBeNull();
  });

  it('lets one of two users have a contact that both want at once', async () => {
    const [one, two] = [await member(), await member()];
    const contact = newEmail();
    await ownCodes(one.client, one.email, contact);
    await pass(running.database.pool, 120);
    await ownCodes(two.client, two.email, contact);
    const outcomes = await Promise.all([change(one.client, contact), change(two.client, contact)]);
    expect(outcomes.map(codeOfErrors).toSorted()).toEqual(['VALIDATION_FAILED', null]);
    await expectConsistent(running.database.pool);
  });

  it('lets a join and a change that want one contact at once end in one signup for it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, email } = await member();
      const contact = newEmail();
      await ownCodes(client, email, contact);
      const [changed, joined] = await Promise.all([
        change(client, contact),
        joinVerified(running.database.pool, waitlist, { email: contact }),
      ]);
      expect(['VALIDATION_FAILED', null]).toContain(codeOfErrors(changed));
      expect(joined.alreadyJoined).toBe(codeOfErrors(changed) === null);
    }
    await expectConsistent(running.database.pool);
  });

  it('keeps what was unsubscribed, and an ambassador their application', async () => {
    const { client, email, joined } = await member();
    const keys = secrets.keys(suppressionLabel);
    await insertSuppressions(running.database.pool, keys, [
      { emailKey: email, scope: 'updates', reason: 'unsubscribe', mailingSeq: null },
      { emailKey: email, scope: 'all', reason: 'bounce', mailingSeq: null },
    ]);
    const { id } = await applyVerified(running.database.pool, applicant({ email }));
    await pass(running.database.pool, 120);
    const contact = newEmail();
    await ownCodes(client, email, contact);
    await change(client, contact);
    const { rows } = await running.database.pool.query(
      'SELECT scope, reason FROM suppression WHERE email_key = $1',
      [contact],
    );
    expect(rows).toEqual([{ scope: 'updates', reason: 'unsubscribe' }]);
    const { rows: connected } = await running.database.pool.query(
      `SELECT signup.id FROM ambassador_signup JOIN signup ON signup.seq = signup_seq
       JOIN ambassador_application AS application ON application.seq = application_seq WHERE application.id = $1`,
      [id],
    );
    expect(connected).toEqual([{ id: joined.id }]);
  });

  it('earns no one a credit when the contact before joins anew', async () => {
    const { client, email, joined } = await member();
    const contact = newEmail();
    await ownCodes(client, email, contact);
    await change(client, contact);
    const anew = await joinVerified(running.database.pool, waitlist, {
      email,
      referralCode: joined.referralId,
    });
    expect(anew).toMatchObject({ alreadyJoined: false, referralCredited: false });
    await expectConsistent(running.database.pool);
  });

  it.each(['nobody', '', 'a@b', `${'a'.repeat(300)}@example.com`, 'a@example.com\r\nBcc: b@example.com'])(
    'is refused for what is no contact: %j',
    async (contact) => {
      const { client, email, joined } = await member();
      await confirm(client, email);
      expect(codeOfErrors(await change(client, contact))).toMatch(
        /^(VALIDATION_FAILED|VERIFICATION_REQUIRED)$/,
      );
      expect(await signupOf(joined.id)).toMatchObject({ email });
    },
  );
});
