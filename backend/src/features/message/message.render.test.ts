import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { hostileTexts } from '../../testing/hostile.ts';
import { letterhead } from '../../testing/letterhead.ts';
import { type CompiledMessage, compileMessage, type MessageSource, renderMessage } from './message.render.ts';
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
  html.split('Tickwise</td></tr></table></td></tr></table>\n')[1]?.split('\n</td>')[0] ?? '';
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
      `Hi Ada\n\nYou are #1,234 on our old list.\nSee your rank: ${values.statusLink}.\n\nAccept: ${values.invite?.link}\n\n` +
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

  it('shows HTML, entities and escaped braces as they were typed', () => {
    const { html, text } = renderMessage(compiled('<b>&amp; \\{rank} {inviteLink} &lt;'), values);
    expect(textOf(text)).toBe(`<b>& {rank} ${values.invite?.link} <`);
    expect(cardOf(html)).toContain('&lt;b&gt;&amp; {rank} ');
  });

  it.each([
    ['an unknown variable', '{inviteLink} {nobody}', '{nobody} is not a variable'],
    ['an unknown variable in code', '{inviteLink} `{nobody}`', '{nobody} is not a variable'],
    ['a link to no link', '{inviteLink} [a]({firstName})', '{firstName} is not a link'],
    ['a link to a mixture', '{inviteLink} [a](https://x.example/{rank})', 'one variable'],
    ['an insecure link', '{inviteLink} [a](http://x.example)', 'https:// or mailto:'],
    ['a script', '{inviteLink} [a](javascript:alert(1))', 'https:// or mailto:'],
    ['data', '{inviteLink} <data:text/html,x>', 'https:// or mailto:'],
    ['an image', '{inviteLink} ![a](https://x.example/a.png)', 'images'],
    ['no way to accept', 'Hello', 'must contain {inviteLink}'],
    ['a link that is only named', '\\{inviteLink}', 'must contain {inviteLink}'],
  ])('with %s is refused', (_what, body, message) => {
    expect(faultsOf(body)).toEqual({ code: 'VALIDATION_FAILED', body: expect.stringContaining(message) });
  });

  it('has only the variables of its kind, in every part', () => {
    const expected = expect.stringContaining('{inviteCode} has no value in a message of this kind');
    expect(
      faultsOf('{inviteCode}', { kind: 'broadcast', subject: '{inviteCode}', preheader: '{inviteCode}' }),
    ).toEqual({ code: 'VALIDATION_FAILED', subject: expected, preheader: expected, body: expected });
    expect(faultsOf('Hello', { kind: 'broadcast' })).toEqual({});
    expect(faultsOf('Hello', { kind: 'reminder' })).toHaveProperty('body');
  });

  it('is read in time linear in its length', () => {
    const before = process.threadCpuUsage();
    for (const long of ['[', '{', '*', '> ', '`', '![', '- ', '\\{', '{a}', '<https://', '_a'])
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
