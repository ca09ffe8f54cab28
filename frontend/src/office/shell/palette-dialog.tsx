import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '../../ui/toasts.tsx';
import { useLogout } from '../platform/use-logout.ts';
import { CommandPalette } from '../ui/command-palette.tsx';
import { usePaletteFound } from './palette-found.ts';
import { showKeys } from './show-keys.ts';
import { chooseTheme } from './theme.ts';

export interface PaletteDialogProps {
  open: boolean;
  /** @param hasChosen whether another screen is opening. */
  onClose: (hasChosen: boolean) => void;
  /** What was typed before its text box had the focus. */
  takeTyped: () => string;
  finalFocus: () => HTMLElement | null;
}

/** Finds screens, actions, users, and everything else that has a name, and opens them. Each opening starts empty. */
export function PaletteDialog({ open, onClose, takeTyped, finalFocus }: PaletteDialogProps) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setText('');
  }
  const { leave } = useLogout();
  const { groups, status } = usePaletteFound(open ? text : '');
  return (
    <CommandPalette
      open={open}
      onClose={() => onClose(false)}
      finalFocus={finalFocus}
      label="Search users and screens"
      placeholder="Find a user or a screen"
      text={text}
      onText={setText}
      onFocus={() => setText(text + takeTyped())}
      groups={groups}
      status={status}
      onChoose={({ key }) => {
        const isTheme = key === 'light' || key === 'dark' || key === 'system';
        onClose(!isTheme && key !== 'keys');
        if (isTheme) return chooseTheme(key);
        if (key === 'keys') return showKeys(finalFocus());
        toasts.clear();
        if (key === 'logout') void leave();
        else void navigate(key);
      }}
    />
  );
}
