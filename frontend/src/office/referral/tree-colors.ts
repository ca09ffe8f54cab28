import type { TreeNode } from './tree-model.ts';

/** What the color of a user's dot stands for. */
export type ColoredBy = 'generation' | 'week';

const dayMs = 86_400_000;
/** Joined less than so many days ago; the last shade is for everyone before. */
const weeks = [
  { days: 7, text: 'Last 7 days' },
  { days: 14, text: 'The week before' },
  { days: 30, text: 'Last 30 days' },
  { days: 90, text: 'Last 90 days' },
] as const;

const shadeTexts: Readonly<Record<ColoredBy, readonly string[]>> = {
  generation: ['This user', 'Their referrals', '2 levels below', '3 levels below', '4 or more below'],
  week: [...weeks.map(({ text }) => text), 'Before'],
};

/** From the strongest to the faintest; all stand out from a box by 3:1. */
const strengths = [100, 82, 66, 52, 40];

/** The shades with what they mean, the strongest first. */
export const legendOf = (by: ColoredBy): readonly { readonly color: string; readonly text: string }[] =>
  shadeTexts[by].map((text, shade) => ({ color: colorOf(shade), text }));

/** The color of a user's dot. @param now milliseconds since 1970. */
export function dotColor({ person, level }: TreeNode, by: ColoredBy, now: number): string {
  if (by === 'generation') return colorOf(level);
  const days = (now - new Date(person.joinedAt).getTime()) / dayMs;
  const shade = weeks.findIndex((week) => days < week.days);
  return colorOf(shade < 0 ? weeks.length : shade);
}

const colorOf = (shade: number): string =>
  `color-mix(in oklab, var(--color-data) ${strengths[Math.min(shade, strengths.length - 1)] ?? 100}%, var(--color-ink-2))`;
