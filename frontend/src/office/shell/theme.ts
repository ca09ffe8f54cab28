/** The chosen theme; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The key in local storage; absent: system. */
const themeKey = 'theme';

/** What was chosen on this page: storage may be blocked. */
let chosenHere: ThemeChoice | null = null;

export function readThemeChoice(): ThemeChoice {
  if (chosenHere !== null) return chosenHere;
  try {
    const stored = window.localStorage.getItem(themeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Says that another theme was chosen. */
const chosen = new EventTarget();

/** Calls back with every theme that is chosen. @returns how to stop. */
export function onThemeChosen(call: () => void): () => void {
  chosen.addEventListener('choice', call);
  return () => chosen.removeEventListener('choice', call);
}

/** Applies a choice, and stores it if storage allows it. */
export function chooseTheme(choice: ThemeChoice): void {
  chosenHere = choice;
  writeThemeChoice(choice);
  applyTheme(choice);
  chosen.dispatchEvent(new Event('choice'));
}

function writeThemeChoice(choice: ThemeChoice): void {
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
