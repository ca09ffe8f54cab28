import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { brandColors } from './brand-colors.ts';

const frontend = (path: string) => readFile(new URL(`../../../../frontend/${path}`, import.meta.url), 'utf8');

/** The colors of the first rule that begins with the text, by name, with six digits each. */
function colorsOf(css: string, rule: string): Readonly<Record<string, string>> {
  const [block = ''] = css.slice(css.indexOf(rule)).split('}');
  const found = [...block.matchAll(/--color-([\w-]+):\s*(#[^;]+);/g)];
  return Object.fromEntries(
    found.map(([, name = '', color = '']) => [
      name,
      color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color,
    ]),
  );
}

it.each([
  ['dark', 'src/ui/tokens.css', '@theme {'],
  ['light', 'src/office/office.css', "html[data-theme='light'] {"],
] as const)('the %s colors of the server are those in %s', async (theme, file, rule) => {
  expect(colorsOf(await frontend(file), rule)).toMatchObject(brandColors[theme]);
});

it('the preview in the back office has the colors of the site', async () => {
  const site = colorsOf(await frontend('src/ui/tokens.css'), '@theme {');
  const { data, ...preview } = colorsOf(
    await frontend('src/office/office.css'),
    "html[data-theme='light'] [data-site-preview] {",
  );
  expect(data).toBe(site['accent']);
  expect(site).toMatchObject(preview);
});

it('browsers are told the color of the page', async () => {
  expect(await frontend('src/site/pages/page-head.tsx')).toContain(
    `<meta name="theme-color" content="${brandColors.dark.ink}" />`,
  );
});
