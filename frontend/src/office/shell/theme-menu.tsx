import { useEffect, useState } from 'react';
import { DropdownMenu, MenuChoice } from '../ui/dropdown-menu.tsx';
import { ThemeIcon } from '../ui/screen-icons.tsx';
import { applyTheme, readThemeChoice, writeThemeChoice, type ThemeChoice } from './theme.ts';

const themes: readonly { readonly value: ThemeChoice; readonly text: string }[] = [
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
  { value: 'system', text: 'System' },
];

export function ThemeMenu() {
  const [choice, choose] = useTheme();
  return (
    <DropdownMenu label="Theme" content={<ThemeIcon size={18} />}>
      <MenuChoice label="Theme" value={choice} options={themes} onChoose={choose} />
    </DropdownMenu>
  );
}

/** The theme in use, and how to change it. */
function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
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
