import { Drawer } from './drawer.tsx';
import { Palette } from './palette.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { screenTitleId } from './use-screen-focus.ts';

export function TopBar({ title }: { title: string }) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-ink px-4 sm:px-5 print:static print:*:not-[h1]:hidden">
      <Drawer />
      <h1 id={screenTitleId} tabIndex={-1} className="mr-auto min-w-0 truncate text-[0.9375rem] outline-none">
        {title}
      </h1>
      <Palette />
      <ThemeMenu />
      <ProfileMenu />
    </header>
  );
}
