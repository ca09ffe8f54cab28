import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadAppSecret } from './app-secret.ts';
import { createSecrets, keyedHash } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('createSecrets', () => {
  it('derives the same key for one label and other keys for others', () => {
    const secrets = createSecrets('x'.repeat(32));
    expect(secrets.key('a')).toEqual(createSecrets('x'.repeat(32)).key('a'));
    expect(secrets.key('a')).toHaveLength(32);
    expect(secrets.key('a')).not.toEqual(secrets.key('b'));
    expect(secrets.key('a')).not.toEqual(createSecrets('y'.repeat(32)).key('a'));
  });

  it('gives the keys of the previous secret after the current one', () => {
    const [old, rotated] = [createSecrets('x'.repeat(32)), createSecrets('y'.repeat(32), 'x'.repeat(32))];
    expect(rotated.keys('a')).toEqual([rotated.key('a'), old.key('a')]);
    expect(rotated.key('a')).toEqual(createSecrets('y'.repeat(32)).key('a'));
    expect(old.keys('a')).toEqual([old.key('a')]);
  });

  it('accepts the previous secret for an hour only where things live for minutes', () => {
    let now = 5000;
    const secrets = createSecrets('y'.repeat(32), 'x'.repeat(32), () => now);
    now += 60 * 60 * 1000 - 1;
    expect(secrets.recentKeys('a')).toEqual(secrets.keys('a'));
    now += 1;
    expect(secrets.recentKeys('a')).toEqual([secrets.key('a')]);
    expect(secrets.keys('a')).toHaveLength(2);
  });

  it('hashes under a key', () => {
    const secrets = createSecrets('x'.repeat(32));
    expect(keyedHash(secrets.key('a'), 'text')).not.toBe(keyedHash(secrets.key('b'), 'text'));
  });
});

describe('loadAppSecret', () => {
  it('takes the one that is set and writes nothing', async () => {
    expect(await loadAppSecret({ appSecret: 'given', dataDir: join(dataDir, 'deep') })).toBe('given');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('makes one that only its owner can read, once', async () => {
    const deep = join(dataDir, 'deep');
    const secret = await loadAppSecret({ dataDir: deep });
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(await loadAppSecret({ dataDir: deep })).toBe(secret);
    expect(await readdir(deep)).toEqual(['app-secret']);
    expect((await stat(join(deep, 'app-secret'))).mode & 0o777).toBe(0o600);
  });

  it("removes other users' rights", async () => {
    const file = join(dataDir, 'app-secret');
    await writeFile(file, 'x'.repeat(40));
    await chmod(file, 0o644);
    expect(await loadAppSecret({ dataDir })).toBe('x'.repeat(40));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('refuses one that is too short', async () => {
    await writeFile(join(dataDir, 'app-secret'), 'short\n');
    await expect(loadAppSecret({ dataDir })).rejects.toThrow('at least 32 bytes');
  });

  it('is the same for processes that start at the same moment', async () => {
    const script = `import { loadAppSecret } from ${JSON.stringify(new URL('./app-secret.ts', import.meta.url).href)};
      process.stdout.write(await loadAppSecret({ dataDir: ${JSON.stringify(dataDir)} }));`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const child = spawn(process.execPath, [
          '--experimental-strip-types',
          '--no-warnings',
          '--input-type=module',
          '-e',
          script,
        ]);
        let text = '';
        child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
        await once(child, 'close');
        return text;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toBe((await readFile(join(dataDir, 'app-secret'), 'utf8')).trim());
    expect(await readdir(dataDir)).toEqual(['app-secret']);
  });
});
