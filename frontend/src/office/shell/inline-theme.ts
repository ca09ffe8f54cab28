import { applyTheme, readThemeChoice } from './theme.ts';

/** Inline in the document's head, so that the first paint has the right colors. */
applyTheme(readThemeChoice());
