import { expect, it } from 'vitest';
import { Delivery } from '../../platform/delivery/delivery.ts';
import { parseEnv } from '../../platform/env/env.ts';
import { testBrand } from '../../testing/brand.ts';
import { testDatabase } from '../../testing/database.ts';
import { TemplateService } from './message.template.service.ts';
import { listTemplates } from './message.template.repository.ts';

const database = testDatabase();
const publicUrl = 'https://site.example';
const mail = {
  ...{ firstName: 'Ada', rank: 12, referralId: '7K2QXBD94M' },
  shareLink: `${publicUrl}/?ref=7K2QXBD94M`,
  statusLink: `${publicUrl}/status#x`,
  texts: { rewards: '' },
};

const service = () =>
  new TemplateService({
    pool: database.pool,
    brand: testBrand,
    delivery: new Delivery({ env: parseEnv({}), pool: database.pool, mailConnections: 1 }),
    claimTest: () => Promise.resolve({ ok: true }),
    textMessage: () => null,
  });
const subject = async () => (await service().findUserMailWriter('welcome', publicUrl))(mail).subject;

it('the welcome says what the newest version of its one template says, and what is built in if that cannot be read', async () => {
  const { pool } = database;
  const starting = `You’re #12 on the ${testBrand.name} waitlist`;
  expect(await subject()).toBe(starting);
  const [welcome] = await listTemplates(pool, 'welcome');
  const saving = {
    kind: 'welcome',
    name: 'Welcome',
    subject: 'Hello {firstName}',
    body: 'You’re #{rank}.',
  } as const;
  const caller = { viewer: null, clientAddress: '192.0.2.1' };
  expect(await service().save(saving, publicUrl, caller)).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await service().save({ ...saving, id: welcome?.id }, publicUrl, caller)).toMatchObject({ ok: true });
  expect(await subject()).toBe('Hello Ada');
  // A later release may know variables that this one does not.
  await pool.query(
    `WITH broken AS (
       INSERT INTO message_template_version (id, template_id, number, subject, preheader, body)
       VALUES (gen_random_uuid(), $1, 3, 'Hello {unknownName}', '', 'Hi') RETURNING number)
     UPDATE message_template SET current_version = 3 FROM broken WHERE id = $1`,
    [welcome?.id],
  );
  expect(await subject()).toBe(starting);
  await pool.query(`UPDATE message_template SET kind = 'broadcast' WHERE id = $1`, [welcome?.id]);
  expect(await subject()).toBe(starting);
});

it('a paragraph whose variable has no value is left out, and several lines of one stay lines', async () => {
  const write = await service().findUserMailWriter('reward', publicUrl);
  const texts = {
    ...{ rewardName: 'A T-shirt', rewardText: 'One.\r\n\r\nTwo <b>.', rewardCode: 'Your code: X' },
    ...{ rewardInstructions: '', nextReward: '' },
  };
  const { html, text } = write({ ...mail, texts });
  expect(text).toContain('One.\n\nTwo <b>.\n\nYour code: X\n\nSee your rewards');
  expect(html).toContain('One.<br>\n<br>\nTwo &lt;b&gt;.');
  expect(html).not.toMatch(/<p[^>]*>\s*<\/p>/);
  expect(html).not.toContain('nsubscribe');
});
