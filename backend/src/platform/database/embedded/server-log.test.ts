import {
  appendFileSync,
  closeSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cutLog, readLogTail } from './server-log.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waitlist-log-'));
  file = join(folder, 'postgres.log');
});

afterEach(() => rm(folder, { recursive: true }));

describe("the server's log", () => {
  it('is cut when it is too long, while the server goes on writing to it', async () => {
    const server = openSync(file, 'a');
    writeSync(server, 'x'.repeat(2000));
    await cutLog(file, 1000);
    writeSync(server, 'after');
    closeSync(server);
    expect(readFileSync(file, 'utf8')).toBe('after');
    expect(statSync(`${file}.1`).size).toBe(2000);
  });

  it('stays as it is while it is short, and may be missing', async () => {
    await cutLog(file, 1000);
    writeFileSync(file, 'short');
    await cutLog(file, 1000);
    expect(readFileSync(file, 'utf8')).toBe('short');
  });

  it('gives the last lines since a start', () => {
    writeFileSync(file, 'old\n');
    appendFileSync(file, 'one\ntwo\nthree\n');
    expect(readLogTail(file, 4, 2)).toBe('two\nthree');
    expect(readLogTail(join(folder, 'missing'), 0)).toBe('');
  });
});
