import { readFile } from 'node:fs/promises';

const tokensFile = new URL('../src/ui/tokens.css', import.meta.url);

/** A color of the dark site by its name in `tokens.css`, without `--color-`. @throws when there is none. */
export type TokenColor = (name: string) => string;

/** All by name, so that pictures change with the site. */
export async function tokenColors(): Promise<ReadonlyMap<string, string>> {
  const css = await readFile(tokensFile, 'utf8');
  const found = [...css.matchAll(/^\s*--color-([\w-]+):\s*([^;]+);/gm)];
  return new Map(found.map(([, name = '', color = '']) => [name, color]));
}

export async function readTokenColors(): Promise<TokenColor> {
  const colors = await tokenColors();
  return (name) => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`tokens.css has no --color-${name}`);
    return color;
  };
}
