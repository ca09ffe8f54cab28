import { inject } from 'vitest';

/** Declared in `backend/src/testing/matrix.ts`. */
export const isFullMatrix = inject('fullMatrix');

export type Role = 'VIEWER' | 'EDITOR' | 'ADMIN';

/** How a screen of the back office is viewed, and which of axe's rules are tried on it. */
export interface View {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly rules: 'all' | 'contrast';
}

/**
 * Each theme once: all rules in the widest layout, and the contrast of the other theme in the narrowest. In a full run,
 * all rules in every view.
 */
export const officeViews: readonly View[] = isFullMatrix
  ? [320, 390, 768, 1440].flatMap((width) => [
      { width, theme: 'light' as const, rules: 'all' as const },
      { width, theme: 'dark' as const, rules: 'all' as const },
    ])
  : [
      { width: 390, theme: 'light', rules: 'contrast' },
      { width: 1440, theme: 'dark', rules: 'all' },
    ];

/**
 * For things that every role sees alike: the lowest role. What a role may do is tested with the API in
 * `backend/src/access.test.ts`, what it is offered in `screens.test.ts`.
 */
export const rolesAlike: readonly Role[] = isFullMatrix ? ['VIEWER', 'EDITOR', 'ADMIN'] : ['VIEWER'];
