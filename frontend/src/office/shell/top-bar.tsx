import { useState } from 'react';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { Palette } from './palette.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export function TopBar({ title }: { title: string }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-ink px-4 sm:px-5">
      <SideDrawer label="Menu" open={drawerOpen} onOpenChange={setDrawerOpen}>
        <Sidebar onChosen={() => setDrawerOpen(false)} />
      </SideDrawer>
      <h1 className="mr-auto min-w-0 truncate text-[0.9375rem]">{title}</h1>
      <Palette />
      <ThemeMenu />
      <ProfileMenu />
    </header>
  );
}
