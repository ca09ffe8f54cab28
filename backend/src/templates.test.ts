import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { adminLegacies, features } from './features.ts';
import { inviteStanding } from './features/invite/invite.standing.ts';
import { type MessageKind, messageKinds } from './features/message/message.kinds.ts';
import { compileMessage, renderMessage } from './features/message/message.render.ts';
import { sampleValues } from './features/message/message.sample.ts';
import { variablesOf } from './features/message/message.variables.ts';
import { acceptanceWriter } from './features/ambassador/ambassador.acceptance.templates.ts';
import { confirmationWriter } from './features/ambassador/ambassador.templates.ts';
import { answerWriter } from './features/fairness/fairness.templates.ts';
import { alertWriter } from './features/webhook/webhook.templates.ts';
import { digestWriter } from './features/digest/digest.templates.ts';
import { contactChangeWriter, leavingWriter } from './features/own-data/own-data.templates.ts';
import { retentionWriter } from './features/retention/retention.templates.ts';
import { rewardWriter } from './features/reward/reward.templates.ts';
import { welcomeWriter } from './features/waitlist/waitlist.welcome.templates.ts';
import type { MailContent, SmsContent } from './platform/delivery/template.ts';
import { Delivery } from './platform/delivery/delivery.ts';
import { parseEnv } from './platform/env/env.ts';
import type { OpenedFeature } from './platform/feature.ts';
import { startingWriter } from './testing/starting-writer.ts';
import { createSecrets } from './platform/secrets/secrets.ts';
import { testOrm } from './testing/orm.ts';

const brand = {
  name: 'Tickwise',
  legalName: 'Tickwise FZ-LLC',
  tagline: 'Search.',
  description: 'A search engine.',
  supportEmail: 'support@example.com',
  address: '1 Market Street, Dubai',
  copyright: '© Tickwise',
};
const publicUrl = 'https://tickwise.example';
const status = { signupId: randomUUID(), generation: 0, sentAt: 1_770_000_000 };
const source = {
  id: randomUUID(),
  subject: 'You are in, {firstName}',
  preheader: 'Your access is ready.',
  body: '# You are in\n\n#{rank}\n\nThank you for **waiting**.\n\n{shareLinks}\n\n[Accept your invitation]({inviteLink})\n\n`{inviteCode}`\n\n- one\n- two\n\n> a quote\n\n---\n\n[See your rank]({statusLink}).',
};
/** Parameters of every email that the product writes itself; the others are rendered by a kind of message. */
const examples: Readonly<Record<string, object>> = {
  'otp-email': { challengeId: randomUUID(), codeLength: 8, purpose: 'waitlist', validMinutes: 10 },
  'admin-signup-confirmation': { requestId: randomUUID(), name: 'Grace Hopper' },
  'admin-signup-known': { isApproved: true },
  'admin-invitation': { requestId: randomUUID(), role: 'EDITOR', invitedBy: 'Grace Hopper' },
  'admin-password-reset': { resetId: randomUUID() },
};
/** Rendered before they are stored. */
const rendered = ['test-message', 'message'];

/** Every feature, over a database that nothing asks. */
async function openFeatures(): Promise<readonly OpenedFeature[]> {
  const pool = new Pool();
  const env = parseEnv({});
  const delivery = new Delivery({ env, pool, mailConnections: 1 });
  const { opened } = await features.open({
    ...{ env, brand, log: pino({ enabled: false }), orm: testOrm, pickReader: () => pool },
    secrets: createSecrets('a secret for tests, of 32 bytes.', undefined),
    ...{ pool, joinPool: pool, flushPool: pool, jobPool: pool, reader: pool, isDatabaseAway: () => false },
    delivery: { codes: delivery, notices: delivery, bulk: delivery },
    publicUrl: () => publicUrl,
    ...{ erasers: [], away: inviteStanding, legacies: adminLegacies },
  });
  return opened;
}

const opened = await openFeatures();
const templates = opened
  .flatMap((feature) => feature.templates?.() ?? [])
  .filter(({ channel, name }) => channel === 'email' && !rendered.includes(name));

const isMail = (content: MailContent | SmsContent): content is MailContent => 'html' in content;

function messageOf(kind: MessageKind): MailContent {
  const known = variablesOf(kind).map((name) => `{${name}}`);
  const isKnown = (text: string) => (text.match(/\{\w+\}/g) ?? []).every((each) => known.includes(each));
  const body = source.body.split('\n\n').filter(isKnown).join('\n\n');
  const subject = isKnown(source.subject) ? source.subject : 'You can join';
  const compiled = compileMessage({ ...source, kind, subject, body }, { brand, publicUrl });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.fields));
  return renderMessage(compiled.message, sampleValues(publicUrl, kind));
}

const confirmation = confirmationWriter({ brand, publicUrl: () => publicUrl });
const accepted = acceptanceWriter({
  ...{ brand, publicUrl: () => publicUrl, statusLink: () => `${publicUrl}/status?token=t` },
  connectLink: () => `${publicUrl}/status#ambassador=t`,
});
const acceptance = {
  ...{ seq: '1', applicationId: randomUUID(), email: 'ada@example.com', firstName: 'Ada', isAccepted: true },
  ...{ signup: null, rewards: [{ name: 'A hoodie', referralsNeeded: 10 }] },
};
const ambassador = {
  id: randomUUID(),
  referralId: '7K2QXBD94M',
  isBlocked: false,
  isVerified: true,
  isLeaving: false,
  generation: 0,
};
const alert = alertWriter({ brand, publicUrl: () => publicUrl });
const answer = answerWriter({ brand, publicUrl: () => publicUrl });
const contactChanged = contactChangeWriter({ brand, publicUrl: () => publicUrl });
const leaving = leavingWriter({ brand, publicUrl: () => publicUrl });
const digest = digestWriter({ brand, publicUrl: () => publicUrl })({
  day: new Date(),
  figures: {
    ...{ joined: 1234, added: 1, invited: 50, accepted: 12, bounced: 3, refused: 1 },
    ...{ applications: 2, held: 7, accounts: 1, endpoints: 1 },
  },
  isAdmin: true,
});
if (digest === null) throw new Error('There is nothing to tell');
const goneSilent = retentionWriter({ brand, publicUrl: () => publicUrl });
const statusLink = () => `${publicUrl}/status?token=t`;
const starting = (kind: 'welcome' | 'reward') => Promise.resolve(startingWriter(kind, { brand, publicUrl }));
const earned = await rewardWriter({
  ...{ brand, publicUrl: () => publicUrl, statusLink },
  findTemplate: () => starting('reward'),
}).email();
const reward = {
  ...{ firstName: 'Ada', name: 'A month of Pro', text: 'For you.', rank: 1234, referralId: '7K2QXBD94M' },
  instructions: 'Enter it.\n\nThen enjoy it.',
  next: { name: 'A T-shirt', referralsLeft: 7 },
};
const rewards = [
  { name: 'A sticker', referralsNeeded: 1 },
  { name: 'A T-shirt', referralsNeeded: 5 },
];
const welcome = await welcomeWriter({
  ...{ brand, publicUrl: () => publicUrl, statusLink },
  findTemplate: () => starting('welcome'),
}).email();

const mails: readonly (readonly [name: string, mail: MailContent])[] = [
  ...templates.map((template) => {
    const { name } = template;
    const mail = template.renderStored(examples[name]);
    if (!isMail(mail)) throw new Error(`${name} is no email`);
    return [name, mail] as const;
  }),
  ['ambassador', confirmation({ firstName: 'Ada' })],
  ['ambassador-accepted', accepted({ ...acceptance, signup: ambassador })],
  [
    'ambassador-accepted, connected',
    accepted({ ...acceptance, signup: { ...ambassador, isVerified: false } }),
  ],
  ['ambassador-accepted, without a sign-up', accepted(acceptance)],
  ['appeal', answer.email({ firstName: 'Ada', answer: 'We looked.\n\nThey count.' })],
  ['contact', contactChanged.email({ firstName: 'Ada' })],
  ['digest', digest],
  ['leave', leaving.email({ firstName: 'Ada', leavesAt: new Date(), statusLink: statusLink() })],
  ['retention', goneSilent.email({ firstName: 'Ada', erasedAfter: new Date(), statusLink: statusLink() })],
  ['reward', earned({ ...reward, ...status, code: null })],
  ['reward-code', earned({ ...reward, ...status, code: 'PRO-1' })],
  ['webhook-alert', alert({ host: 'hooks.example.com', what: 'disabled', reason: 'gone' })],
  ['welcome', welcome({ firstName: 'Ada', rank: 1234, referralId: '7K2QXBD94M', rewards, ...status })],
  ...messageKinds.map((kind) => [`kind ${kind}`, messageOf(kind)] as const),
];

it('tries a mail of every kind of notice', () => {
  const kinds = opened.flatMap(({ notices = [] }) => notices.map(({ name }) => name));
  expect(kinds.filter((kind) => !mails.some(([name]) => name.replace('kind ', '').startsWith(kind)))).toEqual(
    [],
  );
});

describe.each(mails)('the email %s', (_name, { html, text }) => {
  it('follows the light or dark setting of its reader, wherever it sets a color', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const dark = /@media \(prefers-color-scheme:dark\)\{(.*?)\}\}/s.exec(html)?.[1] ?? '';
    const darkened = [...dark.matchAll(/\.(\w+)\{/g)].map(([, name]) => name);
    const colored = [...html.matchAll(/<(\w+)[^>]*style="[^"]*(?:;|")?(?:color|background):[^>]*>/g)];
    expect(colored.length).toBeGreaterThan(2);
    for (const [tag] of colored) expect(darkened, tag).toContain(/class="(\w+)"/.exec(tag)?.[1]);
  });

  it('uses nothing that Gmail, Outlook or Apple Mail leave out', () => {
    const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style).join(';');
    const body = html.slice(html.indexOf('<body'));
    expect(styles).not.toMatch(
      /flex|grid|position:|float:|calc\(|var\(|(?:^|;)background:|background-image|min-width|rgba?\(|rem\b|vw\b/,
    );
    // Word respects only the padding of cells; the links in buttons use that of their cells instead.
    for (const [tag] of body.matchAll(/<(?:p|div|h\d|span|a)\b[^>]*[;"]padding:[^>]*>/g))
      expect(tag).toMatch(/class="(?:label|share)"/);
    for (const [tag] of body.matchAll(/<table[^>]*>/g)) {
      expect(tag).toContain('role="presentation"');
      expect(tag).toContain('border="0"');
    }
    for (const [, width = ''] of html.matchAll(/(?:max-width:|width=")(\d+)(?:px|")/g))
      expect(Number(width)).toBeLessThanOrEqual(600);
    for (const [tag] of body.matchAll(/<img[^>]*>/g)) expect(tag).toMatch(/ alt="/);
    for (const [tag] of body.matchAll(/<a\b[^>]*>/g)) expect(tag).toMatch(/style="[^"]*color:#/);
    for (const [tag] of body.matchAll(/<[^>]*background-color:[^>]*>/g))
      expect(tag).toMatch(/^<body|bgcolor="#/);
    expect(body).not.toMatch(/<(?:script|style|form|input|video|svg|iframe|link)\b/);
  });

  it('names its language and itself, and says beside the subject what it is about', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toBeTruthy();
    expect(html).toMatch(/<div style="display:none[^>]*mso-hide:all">\S/);
  });

  it('is readable where its style sheet is taken out', () => {
    const bare = html.replaceAll(/<style>.*?<\/style>/gs, '');
    const [, card = ''] = /class="card"[^>]*style="([^"]*)"/.exec(bare) ?? [];
    expect(card).toMatch(/background-color:#[0-9a-f]{6};color:#[0-9a-f]{6}/);
  });

  it('says in plain text all that it says in HTML, but words to send instead of services to share by', () => {
    if (html.includes('class="service"'))
      expect(text).toMatch(/^I’m .*Join with my link.*\nhttps:\S+&via=mail-copy$/m);
    const shown = html.replaceAll(/<td class="service".*?<\/td>/gs, '');
    const words = shown
      .replace(/.*<body[^>]*>\s*<div[^>]*>.*?<\/div>/s, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'")
      .split(/\s+/)
      .filter((word) => /\w{3}/.test(word));
    for (const word of words) expect(text).toContain(word);
    for (const [, link = ''] of shown.matchAll(/href="([^"]*)"/g))
      if (!link.startsWith('mailto:')) expect(text).toContain(link.replaceAll('&amp;', '&'));
    expect(text).not.toMatch(/<\/?\w+/);
  });
});

it('writes ranks as people read them', () => {
  const mail = mails.find(([name]) => name === 'welcome')?.[1];
  expect(mail?.subject).toBe('You’re #1,234 on the Tickwise waitlist');
  expect(mail?.text).toContain('#1,234');
});
