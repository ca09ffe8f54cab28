import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrand, textsOf } from './brand.ts';

const texts = {
  name: 'Beanline',
  legalName: 'Beanline Ltd',
  tagline: 'Better beans.',
  description: 'A club.',
  supportEmail: 'help@beanline.test',
  address: '1 Roast Street',
  copyright: '© Beanline',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waitlist-brand-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: unknown) {
  const file = join(folder, 'brand.json');
  await writeFile(file, JSON.stringify(content));
  return readBrand(file);
}

describe('the brand file', () => {
  it('needs texts alone', async () => {
    expect(await read(texts)).toEqual(texts);
    expect(await read({ ...texts, partner: null, proof: null })).toMatchObject(texts);
  });

  it('may name a partner and say from how many users on they are counted in public', async () => {
    const more = {
      partner: { name: 'Acme', logo: '/acme.svg' },
      proof: { shownFrom: 500, people: 'roasters' },
    };
    const brand = await read({ ...texts, ...more });
    expect(brand).toMatchObject(more);
    expect(textsOf(brand)).toEqual(texts);
  });

  it.each([
    [{ ...texts, name: '', address: 1 }, /needs a text for each of: name, address\.$/],
    [{ ...texts, partner: 'Acme' }, /partner must be null or/],
    [{ ...texts, partner: { name: 'Acme', logo: 'https://acme.test/logo.svg' } }, /"logo": "\/partner.svg"/],
    [{ ...texts, proof: { shownFrom: 0, people: 'investors' } }, /a whole number from 1/],
    [[], /must hold a JSON object|needs a text/],
  ])('refuses %j, and says why', async (content, why) => {
    await expect(read(content)).rejects.toThrow(why);
  });
});
