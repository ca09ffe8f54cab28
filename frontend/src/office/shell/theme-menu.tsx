import { useEffect, useSyncExternalStore } from 'react';
import { DropdownMenu, MenuChoice } from '../ui/dropdown-menu.tsx';
import { ThemeIcon } from '../ui/screen-icons.tsx';
import { applyTheme, chooseTheme, onThemeChosen, readThemeChoice, type ThemeChoice } from './theme.ts';

const themes: readonly { readonly value: ThemeChoice; readonly text: string }[] = [
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
  { value: 'system', text: 'System' },
];

export function ThemeMenu() {
  const choice = useTheme();
  return (
    <DropdownMenu label="Theme" content={<ThemeIcon size={18} />}>
      <MenuChoice label="Theme" value={choice} options={themes} onChoose={chooseTheme} />
    </DropdownMenu>
  );
}

/** The theme in use, which follows the device if that was chosen. */
function useTheme(): ThemeChoice {
  const choice = useSyncExternalStore(onThemeChosen, readThemeChoice);
  useEffect(() => {
    applyTheme(choice);
    const system = window.matchMedia('(prefers-color-scheme: light)');
    const follow = () => applyTheme(choice);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [choice]);
  return choice;
}
