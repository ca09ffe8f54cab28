/** The chosen theme; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The key in local storage; absent: system. */
const themeKey = 'theme';

export function readThemeChoice(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(themeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice if storage allows it. */
export function writeThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') window.localStorage.removeItem(themeKey);
    else window.localStorage.setItem(themeKey, choice);
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

/** Applies a choice to the page. */
export function applyTheme(choice: ThemeChoice): void {
  const dark =
    choice === 'system' ? !window.matchMedia('(prefers-color-scheme: light)').matches : choice === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
