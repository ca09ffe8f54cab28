import { DropdownMenu, MenuChoice } from '../ui/dropdown-menu.tsx';
import type { ThemeChoice } from './theme.ts';
import { useTheme } from './use-theme.ts';

const themes: readonly { readonly value: ThemeChoice; readonly text: string }[] = [
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
  { value: 'system', text: 'System' },
];

export function ThemeMenu() {
  const [choice, choose] = useTheme();
  return (
    <DropdownMenu label="Theme" face={<HalfMoon />}>
      <MenuChoice label="Theme" value={choice} options={themes} onChoose={choose} />
    </DropdownMenu>
  );
}

/** A disc, half of it filled. */
function HalfMoon() {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 20 20" fill="none">
      <circle cx="10" cy="10" r="7" stroke="currentColor" strokeWidth="1.8" />
      <path d="M10 3a7 7 0 010 14z" fill="currentColor" />
    </svg>
  );
}
