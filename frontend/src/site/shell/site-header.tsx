import type { ReactNode } from 'react';
import { useSite } from '../../platform/site-context.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navigation } from './navigation.ts';
import { WebAppLinks } from './web-app-links.tsx';

/** The page's one primary action. */
export interface HeaderActions {
  /** Shown in the bar. */
  readonly action: ReactNode;
  /** Shown in the side drawer, whose id it closes when clicked: {@link menuId}. */
  readonly menuAction: ReactNode;
}

interface SiteHeaderProps extends HeaderActions {
  landing: string;
}

/** @param landing the prefix of its links before the `#`: the landing page's address, or nothing on that page. */
export function SiteHeader({ landing, action, menuAction }: SiteHeaderProps) {
  const { brand } = useSite();
  return (
    <header className="sticky top-0 z-30 border-b border-line/70 bg-ink/85 frosted print:hidden">
      <div className="wrap flex h-17 items-center gap-2">
        <a
          href={`${landing}#Home`}
          className="flex min-h-11 max-lg:mr-auto min-w-0 items-center gap-2.5 text-lg font-semibold tracking-tight text-fg"
        >
          <LogoMark />
          <span className="leading-tight wrap-anywhere">{brand.name}</span>
        </a>
        <nav aria-label="Main" className="mr-auto ml-6 hidden lg:block">
          <ul className="flex gap-1">
            {navigation.map(({ href, text }) => (
              <li key={href}>
                <a
                  href={landing + href}
                  className="flex min-h-11 items-center rounded-lg px-3 text-small text-fg-2 transition-colors hover:text-fg"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {action}
        <div className="hidden gap-2 lg:flex">
          <WebAppLinks inBar />
        </div>
        <MobileMenu landing={landing} action={menuAction} />
      </div>
    </header>
  );
}
