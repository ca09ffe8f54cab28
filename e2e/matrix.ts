import { inject } from 'vitest';

/** Declared in `backend/src/testing/matrix.ts`. */
export const isFullMatrix = inject('fullMatrix');

export type Role = 'VIEWER' | 'EDITOR' | 'ADMIN';

/** How a screen of the back office is viewed. */
export interface View {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/**
 * Each theme once, in the narrowest and the widest layout. In the widest, `Visitor.expectAccessible` also checks the
 * contrast of the other theme.
 */
export const officeViews: readonly View[] = isFullMatrix
  ? [320, 390, 768, 1440].flatMap((width) => [
      { width, theme: 'light' as const },
      { width, theme: 'dark' as const },
    ])
  : [
      { width: 390, theme: 'light' },
      { width: 1440, theme: 'dark' },
    ];

/**
 * For things that every role sees alike: the lowest role. What a role may do is tested with the API in
 * `backend/src/access.test.ts`, what it is offered in `navigation.test.ts`.
 */
export const rolesAlike: readonly Role[] = isFullMatrix ? ['VIEWER', 'EDITOR', 'ADMIN'] : ['VIEWER'];
