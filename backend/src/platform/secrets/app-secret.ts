import { randomBytes } from 'node:crypto';
import { chmod, link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataDir } from '../data-dir.ts';
import { StartError } from '../lifecycle.ts';

const fileName = 'app-secret';
const minBytes = 32;
const ownerOnly = 0o600;

/** Errors of file systems without hard links. */
const noHardLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV']);

/**
 * The application secret: `appSecret` if the environment sets it, otherwise the one in `DATA_DIR/app-secret`, which is
 * created on first use (256 random bits, readable only by its owner, on disk before it is used).
 *
 * Processes that start at the same time on one empty directory all get the same secret: the file appears complete or
 * not at all, and only one of them can make it appear.
 *
 * @throws when the file cannot be read or written, or holds less than 32 bytes.
 */
export async function loadAppSecret({
  appSecret,
  dataDir,
}: {
  readonly appSecret?: string | undefined;
  readonly dataDir: string;
}): Promise<string> {
  const file = join(dataDir, fileName);
  const existing = await readAppSecret({ appSecret, dataDir });
  if (existing !== undefined) return existing;
  await createSecret(dataDir, file);
  const created = await readSecret(file);
  if (created === undefined) throw new Error(`The application secret vanished from ${file}`);
  return created;
}

/** Like {@link loadAppSecret}, but undefined if it would have to create one. */
export async function readAppSecret({
  appSecret,
  dataDir,
}: {
  readonly appSecret?: string | undefined;
  readonly dataDir: string;
}): Promise<string | undefined> {
  return appSecret ?? (await readSecret(join(dataDir, fileName)));
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (Buffer.byteLength(secret) < minBytes)
      throw new StartError(`${file} must hold at least ${minBytes} bytes.`);
    await chmod(file, ownerOnly).catch(() => undefined); // another user's file is theirs to protect
    return secret;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Writes a complete file under a temporary name, then gives it the real name unless another process was first. */
async function createSecret(dataDir: string, file: string): Promise<void> {
  createDataDir(dataDir);
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    await writeDurably(draft, `${randomBytes(minBytes).toString('base64url')}\n`);
    await link(draft, file).catch(async (error: unknown) => {
      if (hasCode(error, 'EEXIST')) return;
      if (!isIn(noHardLinks, error)) throw error;
      // Without hard links, the last writer would win; such a directory has only one process, which is always the
      // first.
      if ((await readSecret(file)) === undefined) await rename(draft, file);
    });
    await syncDirectory(dataDir);
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', ownerOnly);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the file's name durable, too. Windows has no such call and does not need it. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
const isIn = (codes: ReadonlySet<string>, error: unknown): boolean =>
  [...codes].some((code) => hasCode(error, code));
