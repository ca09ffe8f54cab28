import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A Chromium that can be started. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

const machineChromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What Chromium is started with everywhere. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For tests: the one from npm, so that it is the same on every machine; without windows it does with half the processor.
 * `E2E_CHROMIUM` names another by its path.
 */
export async function testChromium(): Promise<Chromium> {
  const chosen = process.env.E2E_CHROMIUM;
  if (chosen !== undefined) return { executablePath: chosen, env: process.env };
  const npmHasOne = process.platform === 'linux' && process.arch === 'x64';
  return npmHasOne ? npmChromium() : machineChromium();
}

/** For measuring: the machine's, which is what people have, else the one from npm. */
export async function machineChromium(): Promise<Chromium> {
  const executablePath = machineChromiums.find((path) => existsSync(path));
  return executablePath === undefined ? npmChromium() : { executablePath, env: process.env };
}

/** Comes packed. Unpacked once, into its own package, so that it goes when the package does. */
async function npmChromium(): Promise<Chromium> {
  const manifest = findPackageJSON('@sparticuz/chromium', import.meta.url);
  if (manifest === undefined) throw new Error('@sparticuz/chromium is not installed');
  const folder = join(dirname(manifest), 'unpacked-with-fonts');
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    // It brings the libraries and fonts that a bare machine lacks.
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, fontSettingsFile),
    },
  };
}

const fontSettingsFile = 'test-fonts.conf';

/**
 * The package's own fonts and no others. Its own settings look for them under /tmp, where a new machine has none: system
 * text is then invisible, and Chromium crashes. The path is relative to this file, so the folder may be moved.
 */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Two at once do no harm: each unpacks for itself, and the folder is there whole or not at all. */
async function unpackInto(folder: string): Promise<void> {
  const draft = await mkdtemp(`${folder}-`);
  try {
    // It unpacks into the folder for temporary files, and its libraries only where it believes it needs them.
    const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
    const program = join(import.meta.dirname, 'unpack-chromium.ts');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', program], { env });
    await writeFile(join(draft, fontSettingsFile), fontSettings);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
