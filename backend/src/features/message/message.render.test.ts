import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { hostileTexts } from '../../testing/hostile.ts';
import { escapeHtml } from '../../platform/mail/html.ts';
import { letterhead } from '../../testing/letterhead.ts';
import {
  type CompiledMessage,
  compileMessage,
  linksOf,
  type MessageSource,
  renderMessage,
} from './message.render.ts';
import { sampleValues } from './message.sample.ts';
import { randomRuns } from '../../testing/matrix.ts';

const values = sampleValues(letterhead.publicUrl, 'invite');

const invite = (body: string, more: Partial<MessageSource> = {}): MessageSource => ({
  kind: 'invite',
  subject: 'Hello {firstName}',
  preheader: 'From {brand}',
  body,
  ...more,
});

function compiled(body: string, more: Partial<MessageSource> = {}): CompiledMessage {
  const outcome = compileMessage(invite(body, more), letterhead);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fields));
  return outcome.message;
}

const faultsOf = (body: string, more: Partial<MessageSource> = {}) => {
  const outcome = compileMessage(invite(body, more), letterhead);
  return outcome.ok ? {} : { code: outcome.code, ...outcome.fields };
};

/** The content between the brand and the footer. */
const cardOf = (html: string): string =>
  html.split(/<td align="left" style="padding:28px[^>]*>\n/)[1]?.split('\n</td>')[0] ?? '';
const htmlOf = (line: string): string =>
  cardOf(renderMessage(compiled(`{inviteLink}\n\n${line}`), values).html);
const textOf = (text: string): string => text.split('\n\n-- \n')[0] ?? '';

describe('a message', () => {
  it('says the same in HTML and in text', () => {
    const message = renderMessage(
      compiled(
        '# Hi {firstName}\n\nYou are **#{rank}** on *our* ~~old~~ list.\nSee [your rank]({statusLink}).\n\n' +
          '[Accept]({inviteLink})\n\n`{inviteCode}`\n\n- one\n- two\n  with more\n\n3. three\n\n> a quote\n\n---\n\n{shareLink}',
      ),
      values,
    );
    expect(message.subject).toBe('Hello Ada');
    expect(textOf(message.text)).toBe(
      `Hi Ada\n\nYou are #1,234 on our old list.\nSee your rank: ${values.statusLink}.\n\nAccept:\n${values.invite?.link}\n\n` +
        `TW7K-9QPM-4XJD\n\n- one\n- two\n  with more\n\n3. three\n\n> a quote\n\n---\n\n${values.shareLink}`,
    );
    expect(cardOf(message.html).replaceAll(/ (?:style|class|bgcolor)="[^"]*"/g, '')).toMatchInlineSnapshot(`
      "<h1>Hi Ada</h1>
      <p>You are <strong>#1,234</strong> on <em>our</em> <s>old</s> list.<br>
      See <a href="https://tickwise.example/status#open=example">your rank</a>.</p>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td><a href="https://tickwise.example/invite#example">Accept</a></td></tr></table></td></tr></table>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td>TW7K-9QPM-4XJD</td></tr></table></td></tr></table>
      <ul>
      <li>one</li>
      <li>two<br>
      with more</li>
      </ul>
      <ol start="3">
      <li>three</li>
      </ol>
      <blockquote>
      <p>a quote</p>
      </blockquote>
      <hr>
      <p><a href="https://tickwise.example/?ref=7K2QXBD94M">https://tickwise.example/?ref=7K2QXBD94M</a></p>
      "
    `);
    expect(message.html).toContain('From Tickwise');
    for (const part of [message.text, message.html]) expect(part).toContain(values.unsubscribeLink);
  });

  it('shows a rank with a line of its own as the site does, and links to share by', () => {
    const friend = { ...sampleValues(letterhead.publicUrl, 'friend'), rank: 251 };
    const body = 'Hi\n\n#{rank}\n\nShare it:\n\n{shareLinks}\n\nBye';
    const { html, text } = renderMessage(compiled(body, { kind: 'friend' }), friend);
    expect(textOf(text)).toBe(
      'Hi\n\nYour rank: #251 of 2,826 waiting\n\nShare it:\n\n' +
        'I’m #251 in line for Tickwise. Join with my link and help me move up.\n' +
        'https://tickwise.example/?ref=7K2QXBD94M&via=mail-copy\n\nBye',
    );
    expect(cardOf(html)).toMatch(/class="rank".*#251<\/strong><br>\nof 2,826 waiting/s);
    for (const service of ['whatsapp', 'telegram', 'x', 'linkedin', 'email'])
      expect(cardOf(html)).toContain(encodeURIComponent(`?ref=7K2QXBD94M&via=mail-${service}`));
    for (const line of ['{rank}', '#{rank}', '  #{rank} ']) expect(htmlOf(line)).toContain('class="rank"');
    for (const line of [
      ...[
        'You’re #{rank}',
        '# #{rank}',
        '> #{rank}',
        '- #{rank}',
        '**#{rank}**',
        '#{rank}\nof all',
        '#{rank}{rank}',
      ],
      ...['[#{rank}]({statusLink})', '\\{rank}', '`{rank}`'],
    ])
      expect(htmlOf(line)).not.toContain('class="rank"');
  });

  it('shows no rank of a user without one, and says none in the words to share', () => {
    const friend = { ...sampleValues(letterhead.publicUrl, 'friend'), rank: null };
    const message = renderMessage(compiled('Hi\n\n#{rank}\n\n{shareLinks}', { kind: 'friend' }), friend);
    expect(textOf(message.text)).toMatch(
      /^Hi\n\nI’m in line for Tickwise\. Join with my link and get in line, too\.\nhttps/,
    );
    expect(message.html).not.toContain('class="rank"');
  });

  it.each([
    'Share {shareLinks}',
    '> {shareLinks}',
    '- {shareLinks}',
    '# {shareLinks}',
    '#{shareLinks}',
    '`{shareLinks}`',
    'a\n{shareLinks}',
  ])('with links to share by that are part of a text, %j, is refused', (body) => {
    const fault = 'Put {shareLinks} on a line of its own in the body, with an empty line before and after it';
    const more = { kind: 'friend', subject: '{shareLinks}', preheader: 'a {shareLinks}' } as const;
    expect(faultsOf(body, more)).toEqual({
      code: 'VALIDATION_FAILED',
      ...{ subject: fault, preheader: fault, body: fault },
    });
    expect(faultsOf('[a]({shareLinks})', { kind: 'friend' })).toHaveProperty('body');
    expect(faultsOf('{inviteLink}\n\n{shareLinks}')).toHaveProperty(
      'body',
      expect.stringContaining('isn’t available'),
    );
  });

  it('shows HTML, entities and escaped braces as they were typed', () => {
    const { html, text } = renderMessage(compiled('<b>&amp; \\{rank} {inviteLink} &lt;'), values);
    expect(textOf(text)).toBe(`<b>& {rank} ${values.invite?.link} <`);
    expect(cardOf(html)).toContain('&lt;b&gt;&amp; {rank} ');
  });

  it.each([
    ['an unknown variable', '{inviteLink} {xyz}', '{xyz} isn’t a variable. Use one of {firstName}, '],
    ['an unknown variable in code', '{inviteLink} `{nobody}`', '{nobody} isn’t a variable'],
    ['a link to no link', '{inviteLink} [a]({firstName})', '{firstName} isn’t a link'],
    ['a link to a mixture', '{inviteLink} [a](https://x.example/{rank})', 'a single link variable'],
    ['an insecure link', '{inviteLink} [a](http://x.example)', 'https:// or mailto:'],
    ['a script', '{inviteLink} [a](javascript:alert(1))', 'https:// or mailto:'],
    ['data', '{inviteLink} <data:text/html,x>', 'https:// or mailto:'],
    ['an image', '{inviteLink} ![a](https://x.example/a.png)', 'images'],
    ['no way to accept', 'Hello', 'Add {inviteLink}'],
    ['a link that is only named', '\\{inviteLink}', 'Add {inviteLink}'],
  ])('with %s is refused', (_what, body, message) => {
    expect(faultsOf(body)).toEqual({ code: 'VALIDATION_FAILED', body: expect.stringContaining(message) });
  });

  // As people remember them, and as other tools write them.
  it.each([
    ['{{firstName}}', '{firstName}'],
    ['{{first_name}}', '{firstName}'],
    ['{{ firstname }}', '{firstName}'],
    ['{{{ firstName }}}', '{firstName}'],
    ['{ firstName }', '{firstName}'],
    ['{firstname}', '{firstName}'],
    ['{FIRST NAME}', '{firstName}'],
    ['{first-name}', '{firstName}'],
    ['{fristName}', '{firstName}'],
    ['{fname}', '{firstName}'],
    ['{name}', '{firstName}'],
    ['{contact.first_name}', '{firstName}'],
    ['{{user.firstName|default:"there"}}', '{firstName}'],
    ['{$firstName}', '{firstName}'],
    ['${firstName}', '{firstName}'],
    ['{{#firstName}}', '{firstName}'],
    ['{% firstName %}', '{firstName}'],
    ['{firstName', '{firstName}'],
    ['{invite_link}', '{inviteLink}'],
    ['{invitationUrl}', '{inviteLink}'],
    ['{{link}}', '{shareLink}'],
    ['{referral_code}', '{referralId}'],
    ['{expires}', '{expiresOn}'],
    ['{position_rank}', '{rank}'],
    ['*|FNAME|*', '{firstName}'],
    ['[[first_name]]', '{firstName}'],
    ['<<First Name>>', '{firstName}'],
    ['%FIRSTNAME%', '{firstName}'],
    ['<%= first_name %>', '{firstName}'],
  ])('hints at what %s means, in every part', (typed, meant) => {
    const hint = expect.stringContaining(`${typed} isn’t a variable. Did you mean ${meant}?`);
    expect(faultsOf(`Hi ${typed}, {inviteLink}`, { subject: typed, preheader: `A ${typed}` })).toEqual({
      code: 'VALIDATION_FAILED',
      subject: hint,
      preheader: hint,
      body: hint,
    });
    expect(faultsOf(`{inviteLink}\n\n\`${typed}\``)).toHaveProperty('body', hint);
  });

  it.each([
    '[Accept]({{inviteLink}})',
    '[Accept]({invite_link})',
    '[Accept]( {{ inviteLink }} )',
    '<{{inviteLink}}>',
  ])('hints at what the address of %s means', (link) => {
    expect(faultsOf(`{inviteLink} ${link}`)).toHaveProperty(
      'body',
      expect.stringContaining('Did you mean {inviteLink}?'),
    );
  });

  it.each([
    '{1, 2}',
    '{}',
    '{ }',
    'a { b',
    '{"a": 1}',
    ':-{',
    '50% to 60%',
    '\\{\\{first_name}}',
    '[[1]] << 2',
    '|',
    '{\n}',
  ])('takes %s for text', (typed) => {
    const { text } = renderMessage(compiled(`A ${typed} b {inviteLink}`), values);
    expect(textOf(text)).toBe(`A ${typed.replaceAll('\\', '')} b ${values.invite?.link}`);
  });

  it.each([
    'https://x.example/a*b*c',
    'https://x.example/_next_/a',
    'https://x.example/a~~b~~c',
    'https://en.example/wiki/A_(b)_c',
    'https://x.example/?a[]=*1*&b=_2_',
    'http://x.example/*/_a_',
    'HTTPS://X.example/_a_',
    'https://x.example/__a__',
    'www.x.example/_a_/*b*/',
    'x.example/_a_/*b*.html',
    'ada._b_.c@x.example',
    '_ada_@x.example',
    'ada_b_c@x.example',
    'mailto:ada._b_.c@x.example',
    'x.example?a=*b*&c=*d*e',
    'https://x.example/?r={referralId}&a=_b_&c=*d*e',
  ])('keeps the bare address %s whole', (typed) => {
    const address = typed.replace('{referralId}', values.referralId);
    for (const [around, shown] of [
      [(text: string) => `See ${text} now`, `See ${address} now`],
      [(text: string) => `See ${text}.`, `See ${address}.`],
      [(text: string) => `(${text})`, `(${address})`],
      [(text: string) => `**${text}**, or`, `${address}, or`],
      [(text: string) => `See *${text}* or _that_`, `See ${address} or that`],
      [(text: string) => `[${text}](https://y.example)`, `${address}: https://y.example`],
    ] as const) {
      const { text, html } = renderMessage(compiled(`${around(typed)} {inviteLink}`), values);
      expect(textOf(text)).toBe(`${shown} ${values.invite?.link}`);
      expect(cardOf(html)).toContain(escapeHtml(address));
    }
  });

  it('reads what stands around and after a bare address', () => {
    const said = (body: string) => textOf(renderMessage(compiled(`${body} {inviteLink}`), values).text);
    const link = values.invite?.link;
    expect(said('https://x.example/a\\_b&amp;c *d*')).toBe(`https://x.example/a_b&c d ${link}`);
    expect(said('https://x.example/*a*\\\nnext')).toBe(`https://x.example/*a*\nnext ${link}`);
    expect(said('*Mail:* ada@x.example, or **call**')).toBe(`Mail: ada@x.example, or call ${link}`);
    expect(said('[one](https://x.example)*two*')).toBe(`one: https://x.exampletwo ${link}`);
  });

  it('has only the variables of its kind, in every part', () => {
    const expected = expect.stringContaining('{inviteCode} isn’t available in this kind of message');
    expect(
      faultsOf('{inviteCode}', { kind: 'broadcast', subject: '{inviteCode}', preheader: '{inviteCode}' }),
    ).toEqual({ code: 'VALIDATION_FAILED', subject: expected, preheader: expected, body: expected });
    expect(faultsOf('Hello', { kind: 'broadcast' })).toEqual({});
    expect(faultsOf('Hello', { kind: 'reminder' })).toHaveProperty('body');
  });

  it('is read in time linear in its length', () => {
    const before = process.threadCpuUsage();
    for (const long of [
      '[',
      '{',
      '*',
      '> ',
      '`',
      '![',
      '- ',
      '\\{',
      '{a}',
      '<https://',
      '_a',
      'a.',
      'a*',
      'https://a*',
      '{ a',
      '*|',
      '[[a',
      'a_@',
    ])
      compileMessage(invite(long.repeat(10_000 / long.length)), letterhead);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(3000);
  });
});

const hostileName = fc.oneof(
  fc.constantFrom(
    ...hostileTexts,
    '**bold**',
    '[a](https://evil.example)',
    '![a](https://evil.example/a.png)',
    '</p><script>alert(1)</script>',
    '" onmouseover="alert(1)',
    '{inviteLink}',
    '{inviteCode}',
    '\r\nBcc: eve@example.com',
    '<https://evil.example>',
    'evil.example',
    '\n# Title',
    '&lt;b&gt;',
  ),
  anyText({ maxLength: 40 }),
);

describe('a hostile name', () => {
  const tags = (html: string) => html.match(/<[^>]*>/g);

  it.each([
    ['invite', 'inviteLink'],
    ['broadcast', 'statusLink'],
    ['friend', 'statusLink'],
  ] as const)('adds no tag, link, line, or header to a message of the kind %s', (kind, link) => {
    const everywhere = compiled(
      `# {firstName}\n\n{firstName} **{firstName}** [{firstName}]({${link}}) \`{firstName}\`\n\n- {firstName}\n\n\`{firstName}\``,
      { kind, preheader: '{firstName}' },
    );
    const values = sampleValues(letterhead.publicUrl, kind);
    const harmless = renderMessage(everywhere, values);
    fc.assert(
      fc.property(hostileName, (firstName) => {
        const message = renderMessage(everywhere, { ...values, firstName });
        expect(tags(message.html)).toEqual(tags(harmless.html));
        expect(message.text.split('\n').length).toBe(harmless.text.split('\n').length);
        expect(message.subject).not.toMatch(/[\r\n]/);
        const links = (text: string) => text.match(/https?:\/\/[^\s"<]+/g);
        expect(links(message.text)).toEqual(links(harmless.text));
      }),
      { numRuns: randomRuns(500) },
    );
  });

  it('is what the message says if mail programs make no link of it', () => {
    const said = (firstName: string) =>
      textOf(renderMessage(compiled('Hi {firstName}! {inviteLink}'), { ...values, firstName }).text);
    expect(said('*Ada* {rank} <b>')).toContain('Hi *Ada* {rank} <b>!');
    expect(said('evil.example')).toContain('Hi there!');
  });
});

describe('a link to elsewhere', () => {
  const over = (url: string) => `https://tickwise.example/l/${url.length}?a&b`;
  const rendered = (line: string) => {
    const message = compiled(`{inviteLink}\n\n${line}`);
    const { html, text } = renderMessage(message, values, over);
    return {
      links: linksOf(message),
      hrefs: [...cardOf(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href).slice(1),
      text: textOf(text).split('\n\n').slice(1).join('\n\n'),
    };
  };
  const url = 'https://x.example/a?b=1&c=2';
  const way = over(url);
  const inHtml = escapeHtml(way);

  it.each([
    ['in a text', `see [this](${url}) and go`, `see this: ${way} and go`],
    ['on its own, as a button', `[Read *it*](${url})`, `Read it:\n${way}`],
    ['in a list', `- [this](${url})`, `- this: ${way}`],
    ['in a quote', `> see [this](${url})`, `> see this: ${way}`],
    ['in a heading', `# [this](${url})`, `this: ${way}`],
    ['with a variable as its label', `see [{brand}](${url})`, `see ${letterhead.brand.name}: ${way}`],
    ['without a label', `see [](${url})`, `see ${way}`],
  ])('leads over another address: %s', (_where, line, text) => {
    expect(rendered(line)).toEqual({ links: [url], hrefs: [inHtml], text });
  });

  it.each([
    ['whose label is an address', `[${url}](${url})`],
    ['between angle brackets', `see <${url}>`],
    ['whose label names its host', `see [x.example](${url})`],
    ['whose label is another address', `see [www.y.example](${url})`],
    ['to write an email', '[us](mailto:us@x.example)'],
    ['that is a bare address', `see ${url}`],
    ['that is a variable', '[share]({shareLink}) or [look]({statusLink}) or {shareLink}'],
  ])('stays as it is: %s', (_which, line) => {
    const { links, hrefs, text } = rendered(line);
    expect(links).toEqual([]);
    expect([...hrefs, text].join(' ')).not.toContain('/l/');
  });

  it('is known once, however often a message has it', () => {
    const twice = `[a](${url}) [b](https://y.example) [c](${url})`;
    expect(rendered(twice).links).toEqual([url, 'https://y.example']);
  });
});
