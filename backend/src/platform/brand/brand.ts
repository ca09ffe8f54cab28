import { readFile } from 'node:fs/promises';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

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

/** Reads the brand file. @throws when it cannot be read, naming what is missing. */
export async function readBrand(file: string | URL): Promise<Brand> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  const [fault] = Value.Errors(BrandSchema, value);
  if (fault !== undefined) throw new Error(`The brand file has a fault at ${fault.path}: ${fault.message}`);
  return Value.Decode(BrandSchema, value);
}
