import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import { testMark } from '../../testing/brand.ts';
import { TestClient } from '../../testing/client.ts';
import { markAddress, readMark } from './mail-mark.ts';
import { startMailServer } from './mail-server.scenario.ts';

it('every mail of the app brings the mark that the build has drawn', async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const app = await startTestApp({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'hello@example.com',
  });
  onTestFinished(() => app.stop());
  await new TestClient(app.origin).post('/api/sendOtp', { email: 'ada@example.com' });
  await expect.poll(() => mail.received.length).toBe(1);
  const { html, attachments } = mail.received[0]?.mail ?? {};
  expect(html).toContain(`<img src="${markAddress}"`);
  expect(
    attachments?.map(({ content }) => new TextDecoder().decode(Buffer.from(content as ArrayBuffer))),
  ).toEqual([testMark]);
});

it('there is no mark without a build, and a mark that cannot be read stops the start', async () => {
  expect(await readMark(join(import.meta.dirname, 'no-such-folder'))).toBeNull();
  await expect(readMark('\0')).rejects.toThrow();
});
