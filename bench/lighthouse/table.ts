import { spread, type Spread } from '../measure.ts';
import type { Look } from './look.ts';

/** The looks at one page. */
export interface PageLooks {
  readonly path: string;
  readonly looks: readonly Look[];
}

interface Column {
  readonly title: string;
  readonly of: (look: Look) => number;
  readonly digits: number;
  /** What the median has to be; null for a figure that is only told. */
  readonly goal: { readonly says: string; readonly isMet: (median: number) => boolean } | null;
}

const full = { says: '100', isMet: (median: number) => median === 100 };
const columns: readonly Column[] = [
  { title: 'performance', of: (look) => look.performance, digits: 0, goal: full },
  { title: 'accessibility', of: (look) => look.accessibility, digits: 0, goal: full },
  { title: 'best practices', of: (look) => look.bestPractices, digits: 0, goal: full },
  { title: 'SEO', of: (look) => look.seo, digits: 0, goal: full },
  { title: 'FCP, ms', of: (look) => look.fcpMs, digits: 0, goal: null },
  {
    title: 'LCP, ms',
    of: (look) => look.lcpMs,
    digits: 0,
    goal: { says: '≤ 950', isMet: (median) => median <= 950 },
  },
  {
    title: 'TBT, ms',
    of: (look) => look.tbtMs,
    digits: 0,
    goal: { says: '< 50', isMet: (median) => median < 50 },
  },
  { title: 'CLS', of: (look) => look.cls, digits: 3, goal: { says: '0', isMet: (median) => median === 0 } },
  { title: 'KB sent', of: (look) => look.bytes / 1024, digits: 0, goal: null },
];

const medianOf = ({ looks }: PageLooks, { of }: Column): number => spread(looks.map(of)).median;

/** Whether the medians of every page are what is promised. */
export const isGood = (pages: readonly PageLooks[]): boolean =>
  pages.every((page) => columns.every((column) => column.goal?.isMet(medianOf(page, column)) !== false));

/** The medians as Markdown; what misses its goal says so. */
export function markdownOf(pages: readonly PageLooks[], about: { date: string; version: string }): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = (page: PageLooks, column: Column) => {
    const median = medianOf(page, column);
    const missed = column.goal?.isMet(median) === false;
    return `${median.toFixed(column.digits)}${missed ? ' MISSED' : ''}`;
  };
  return [
    `# Lighthouse ${about.version}, ${about.date}`,
    '',
    `Mobile preset, simulated throttling, empty cache, through the built server. Medians of ${Math.min(...pages.map(({ looks }) => looks.length))}. The machine measured ${speedOf(pages)} by Lighthouse’s own benchmark, of which 1500 or more is a quiet desktop.`,
    '',
    row(['page', ...columns.map(({ title }) => title)]),
    row(['---', ...columns.map(() => '--:')]),
    ...pages.map((page) => row([page.path, ...columns.map((column) => cell(page, column))])),
    row(['goal', ...columns.map(({ goal }) => goal?.says ?? '')]),
    '',
  ].join('\n');
}

function speedOf(pages: readonly PageLooks[]): string {
  const { min, max }: Spread = spread(pages.flatMap(({ looks }) => looks.map(({ machine }) => machine)));
  return `${Math.round(min)} to ${Math.round(max)}`;
}
