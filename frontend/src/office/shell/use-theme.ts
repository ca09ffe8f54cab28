import { useEffect, useState } from 'react';
import { applyTheme, readThemeChoice, writeThemeChoice, type ThemeChoice } from './theme.ts';

/** The theme in use, and how to change it. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(readThemeChoice);
  useEffect(() => {
    applyTheme(choice);
    const system = window.matchMedia('(prefers-color-scheme: light)');
    const follow = () => applyTheme(choice);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [choice]);
  const choose = (next: ThemeChoice) => {
    writeThemeChoice(next);
    setChoice(next);
  };
  return [choice, choose];
}
