/**
 * The islands: parts of a page with code of their own, and the module in this folder that starts each. The build and
 * the development server read this list; the file names are nowhere else.
 *
 * An element becomes an island through its attributes (`island()`), a button opens one as a dialog (`opens()`).
 */
export const islandModules = {
  ambassador: 'ambassador-dialog.tsx',
  answer: 'answer-card.ts',
  carousel: 'carousel.ts',
  country: 'country-fact.ts',
  'event-filter': 'event-filter.ts',
  invite: 'invite.tsx',
  known: 'known-visitor.ts',
  status: 'status.tsx',
  waitlist: 'waitlist-dialog.tsx',
} as const;

export type IslandName = keyof typeof islandModules;

/** In which visitors request verification codes: their pages may load a captcha. */
export const islandsThatSendCodes: ReadonlySet<IslandName> = new Set(['ambassador', 'status', 'waitlist']);

/** The `start` export of an island's module: takes over the element, or opens the dialog for the button. */
export type StartIsland = (element: HTMLElement) => void;

interface IslandAttributes {
  readonly 'data-island': IslandName;
  readonly 'data-near': string | undefined;
}

/**
 * @param near how far the island may be from the window when it starts, as a CSS length. Left out: it starts
 * immediately.
 */
export const island = (name: IslandName, near?: string): IslandAttributes => ({
  'data-island': name,
  'data-near': near,
});

/** For a button that opens an island as a dialog. */
export const opens = (name: 'ambassador' | 'waitlist') =>
  ({ 'data-opens': name, 'aria-haspopup': 'dialog' }) as const;
