import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { StartError } from '../lifecycle.ts';

const text = Type.String({ minLength: 1 });
const texts = {
  name: text,
  legalName: text,
  tagline: text,
  description: text,
  supportEmail: text,
  address: text,
  copyright: text,
};
const BrandTextsSchema = Type.Object(texts);
const BrandSchema = Type.Object({
  ...texts,
  partner: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Object({
        name: text,
        logo: Type.Optional(Type.String({ pattern: '^/[\\w.-]+\\.(?:svg|png|webp)$' })),
      }),
    ]),
  ),
  proof: Type.Optional(
    Type.Union([Type.Null(), Type.Object({ shownFrom: Type.Integer({ minimum: 1 }), people: text })]),
  ),
});

/** What is wrong with the values in the brand file that are not texts. */
const shapes: Readonly<Record<string, string>> = {
  partner:
    'partner must be null or { "name": "…" }, with "logo": "/partner.svg" for a file in frontend/public.',
  proof: 'proof must be null or { "shownFrom": 1000, "people": "…" }: a whole number from 1, and a text.',
};

/** The brand, in texts that every page and mail may use. */
export type BrandTexts = Readonly<Static<typeof BrandTextsSchema>>;

/** The brand; all of it is in `brand.json` and nowhere else. */
export interface Brand extends BrandTexts {
  /** Whether emails carry the mark; it is no part of the file. */
  readonly hasMark?: boolean;
  /**
   * The company whose startup program the product is part of; its logo is a file in `frontend/public`. Null: not
   * mentioned.
   */
  readonly partner?: { readonly name: string; readonly logo?: string } | null;
  /** From how many waiting users the site says how many there are, and what it calls them. Null: never. */
  readonly proof?: { readonly shownFrom: number; readonly people: string } | null;
}

/** Only the texts, which pages embed. */
export const textsOf = (brand: Brand): BrandTexts =>
  Value.Clean(BrandTextsSchema, { ...brand }) as BrandTexts;

/** Reads the brand file. @throws StartError naming the file and the fault. */
export async function readBrand(file: string | URL): Promise<Brand> {
  const name = file instanceof URL ? fileURLToPath(file) : file;
  const value = await readJson(name);
  const faults = [...Value.Errors(BrandSchema, value)];
  if (faults.length > 0) {
    const fields = [...new Set(faults.map(({ path }) => path.split('/')[1] ?? ''))].filter(
      (field) => field !== '',
    );
    const missing = fields.filter((field) => shapes[field] === undefined);
    throw new StartError(
      [
        ...(fields.length === 0 ? [`${name} must hold a JSON object.`] : []),
        ...(missing.length === 0 ? [] : [`${name} needs a text for each of: ${missing.join(', ')}.`]),
        ...fields.flatMap((field) => (shapes[field] === undefined ? [] : [`${name}: ${shapes[field]}`])),
      ].join('\n'),
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
