import { readFileSync } from 'node:fs';

interface Brand {
  readonly name: string;
  readonly supportEmail: string;
  readonly address: string;
}

/** What the built product is called: the tests hold for any brand. */
export const brand = JSON.parse(readFileSync(new URL('../brand.json', import.meta.url), 'utf8')) as Brand;
