import { DropdownMenu, MenuChoice } from '../ui/dropdown-menu.tsx';
import { ThemeIcon } from '../ui/screen-icons.tsx';
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
    <DropdownMenu label="Theme" face={<ThemeIcon size={18} />}>
      <MenuChoice label="Theme" value={choice} options={themes} onChoose={choose} />
    </DropdownMenu>
  );
}
