import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { StartError } from '../lifecycle.ts';

const text = Type.String({ minLength: 1 });
const BrandSchema = Type.Object({
  name: text,
  legalName: text,
  tagline: text,
  description: text,
  supportEmail: text,
  address: text,
  copyright: text,
});

/** Who the site speaks for; all of it stands in `brand.json` and nowhere else. */
export type Brand = Readonly<Static<typeof BrandSchema>>;

/** Reads the brand file. @throws StartError that names the file and what is wrong with it. */
export async function readBrand(file: string | URL): Promise<Brand> {
  const name = file instanceof URL ? fileURLToPath(file) : file;
  const value = await readJson(name);
  const faults = [...Value.Errors(BrandSchema, value)];
  if (faults.length > 0) {
    const fields = [...new Set(faults.map(({ path }) => path.slice(1)))].filter((field) => field !== '');
    throw new StartError(
      fields.length === 0
        ? `${name} must hold a JSON object.`
        : `${name} needs a text for each of: ${fields.join(', ')}.`,
    );
  }
  return Value.Decode(BrandSchema, value);
}

async function readJson(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(name, 'utf8'));
  } catch (error) {
    throw new StartError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
