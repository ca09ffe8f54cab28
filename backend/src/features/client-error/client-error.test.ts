import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { pagePath, releaseOf, scrubbed } from './client-error.rules.ts';
import { ClientErrorService, linesPerMinute } from './client-error.service.ts';

describe('a text of an error', () => {
  it.each([
    ['mail to ada.lovelace+x@example.com failed', ['ada', 'example.com']],
    ['ａｄａ＠example.com', ['ada', 'ａｄａ', 'example']],
    ['call +91 98123 45670 or (030) 123-4567', ['98123', '45670', '123-4567']],
    ['OTP 4711 is wrong', ['4711']],
    ['code AB12CD34 and id 1b4e28ba-2fa1-41d2-883f-0016d3cca427', ['AB12CD34', '1b4e28ba', '883f']],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', ['eyJhbGci', 'eyJzdWIi', 'c2lnbmF0']],
    ['key wlk_kcUNwz3BhQ1bN4eTnDJSbOs1', ['kcUNwz3B']],
    ['at https://a.example/status#token=abcdef.ghijkl and /?ref=FRIEND', ['abcdef', 'FRIEND']],
    ['Unexpected token J, "Jane Doe" is not valid JSON', ['Jane', 'Doe']],
    ["'Jane Doe' and `Jane`", ['Jane', 'Doe']],
  ])('keeps nothing personal of %j', (text, secrets) => {
    for (const secret of secrets) expect(scrubbed(text, 300)).not.toContain(secret);
  });

  it('is one line, and no longer than the bound', () => {
    expect(scrubbed('a\r\n{"level":60}\u2028\u0000b\u202ec', 300)).toMatch(/^[^\p{Cc}\u2028\u202e]*$/u);
    expect(scrubbed('x '.repeat(90_000), 300).length).toBe(301);
  });

  it('keeps what went wrong, and where in our scripts', () => {
    const stack =
      'TypeError: x.y is not a function\n    at f (https://a.example/assets/status-Ctgp1vQy.js:1:12345)';
    expect(scrubbed(stack, 300)).toBe(
      'TypeError: x.y is not a function at f (https://a.example/assets/status-Ctgp1vQy.js:1:12345)',
    );
    expect(scrubbed("Cannot read properties of undefined (reading 'close')", 300)).toContain("'close'");
    expect(releaseOf(stack)).toBe('status-Ctgp1vQy.js');
    expect(releaseOf('')).toBeNull();
  });

  it('takes no time to read', () => {
    const before = process.threadCpuUsage();
    for (const hostile of ['1', '(', 'a', '"', '@', '1 ', '-', '?', "' "])
      scrubbed(hostile.repeat(Math.floor(16_000 / hostile.length)), 300);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1500);
  });
});

it.each([
  ['/status?code=1#x', '/status'],
  ['/admin/userManagement/1b4e28ba-2fa1-41d2-883f-0016d3cca427', '/admin/userManagement/[word]'],
  ['https://evil.example', null],
  ['', null],
])('the page %j is logged as %j', (page, path) => {
  expect(pagePath(page)).toBe(path);
});

describe('the log', () => {
  function setUp() {
    const lines: string[] = [];
    const stream = new PassThrough();
    stream.on('data', (line: Buffer) => lines.push(line.toString()));
    let now = 1_000_000;
    const service = new ClientErrorService(pino(stream), () => now);
    const report = (clientAddress: string) =>
      service.report({ kind: 'error', message: 'no\n{"level":60}', stack: '', page: '/', clientAddress });
    return { lines, report, pass: (ms: number) => void (now += ms) };
  }

  it('gets one line at warn for an error', () => {
    const { lines, report } = setUp();
    expect(report('192.0.2.1')).toEqual({ ok: true });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, code: 'CLIENT_ERROR', page: '/' });
    expect(lines[0]).not.toContain('192.0.2.1');
  });

  it('gets a bounded number a minute, of one client and in all', () => {
    const { lines, report, pass } = setUp();
    for (let count = 0; count < 20; count += 1) report('192.0.2.1');
    expect(lines).toHaveLength(linesPerMinute.ofClient);
    for (let count = 0; count < 200; count += 1) expect(report(`198.51.100.${count}`)).toEqual({ ok: true });
    expect(lines).toHaveLength(linesPerMinute.inAll);
    pass(60_000);
    report('192.0.2.1');
    expect(lines).toHaveLength(linesPerMinute.inAll + 1);
  });
});
