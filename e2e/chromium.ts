import { existsSync } from 'node:fs';

const systemChromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

/** The machine's Chromium if it has one, else the one that comes from npm. `E2E_CHROMIUM=npm` always takes that. */
export async function findChromium(): Promise<string> {
  const system =
    process.env.E2E_CHROMIUM === 'npm' ? undefined : systemChromiums.find((path) => existsSync(path));
  return system ?? (await npmChromium());
}

async function npmChromium(): Promise<string> {
  // Asks the package for the build that brings its own libraries; it has to be set before the import.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
