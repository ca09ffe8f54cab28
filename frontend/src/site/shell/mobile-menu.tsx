import type { ReactNode } from 'react';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { sitePaths } from '../platform/site-paths.ts';
import { navigation } from './navigation.ts';
import { WebAppLinks } from './web-app-links.tsx';

/** The side drawer's element. */
export const menuId = 'menu';
const squareButton =
  'grid size-11 shrink-0 place-items-center rounded-control border border-line-2 text-fg transition-colors hover:bg-ink-3';

/**
 * The side drawer on small screens. A native popover: it opens without a script, closes on Escape or a click outside,
 * and returns the focus to its button. On pages with islands it also closes when a link is followed or the focus leaves
 * it.
 */
export function MobileMenu({ landing, action }: { landing: string; action: ReactNode }) {
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={menuId} aria-label="Menu" className={squareButton}>
        <MenuIcon />
      </button>
      <nav id={menuId} popover="auto" aria-label="Mobile" className="drawer">
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className={`${squareButton} ml-auto`}
        >
          <CloseIcon />
        </button>
        <ul className="mt-4">
          {navigation.map(({ href, text }) => (
            <li key={href} className="border-b border-line">
              <a href={landing + href} className="flex min-h-14 items-center text-lg font-medium text-fg">
                {text}
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-3">
          {action}
          <WebAppLinks />
          <a
            href={sitePaths.status}
            className="if-new inline-flex min-h-11 items-center justify-center text-link"
          >
            Check your rank
          </a>
        </div>
      </nav>
    </div>
  );
}
