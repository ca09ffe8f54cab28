import { readFile } from 'node:fs/promises';

const tokensFile = new URL('../src/ui/tokens.css', import.meta.url);
const used = ['ink', 'fg', 'fg-2', 'fg-3', 'volt', 'volt-ink', 'up', 'down', 'glow', 'glow-2'] as const;

/** The colors of the dark site that drawings use, by their names in `tokens.css`, without `--color-`. */
export type TokenColors = Readonly<Record<(typeof used)[number], string>>;

/** Reads them, so that pictures change with the site. @throws when one is missing. */
export async function readTokenColors(): Promise<TokenColors> {
  const css = await readFile(tokensFile, 'utf8');
  const colorOf = (name: string): string => {
    const color = new RegExp(`^\\s*--color-${name}:\\s*([^;]+);`, 'm').exec(css)?.[1];
    if (color === undefined) throw new Error(`tokens.css has no --color-${name}`);
    return color;
  };
  return Object.fromEntries(used.map((name) => [name, colorOf(name)])) as TokenColors;
}
