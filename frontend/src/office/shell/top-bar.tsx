import { useRef, useState } from 'react';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { Palette } from './palette.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { screenTitle, screenTitleId } from './use-screen-focus.ts';

export function TopBar({ title }: { title: string }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const hasChosen = useRef(false);
  const openDrawer = (open: boolean) => {
    hasChosen.current = false;
    setDrawerOpen(open);
  };
  const choose = () => {
    hasChosen.current = true;
    setDrawerOpen(false);
  };
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-ink px-4 sm:px-5">
      <SideDrawer
        label="Menu"
        open={drawerOpen}
        onOpenChange={openDrawer}
        finalFocus={() => (hasChosen.current ? screenTitle() : null)}
      >
        <Sidebar onChosen={choose} />
      </SideDrawer>
      <h1 id={screenTitleId} tabIndex={-1} className="mr-auto min-w-0 truncate text-[0.9375rem] outline-none">
        {title}
      </h1>
      <Palette />
      <ThemeMenu />
      <ProfileMenu />
    </header>
  );
}
