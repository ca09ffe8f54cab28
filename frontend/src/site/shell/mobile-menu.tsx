import { useEffect, useRef, type RefObject } from 'react';
import { useSite } from '../../platform/site-context.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { navigation } from './navigation.ts';

const menuId = 'menu';
const squareButton =
  'grid size-11 place-items-center rounded-control border border-line-2 text-fg transition-colors hover:bg-ink-3';

/**
 * The side drawer on small screens. A native popover: it opens before any script has come, closes with Escape or a
 * press outside, and hands focus back to its button.
 */
export function MobileMenu({ landing }: { landing: string }) {
  const { webAppUrl } = useSite();
  const drawer = useRef<HTMLElement>(null);
  const close = () => drawer.current?.hidePopover();
  useCloseWhenLeft(drawer);
  return (
    <div className="ml-auto lg:hidden">
      <button type="button" popoverTarget={menuId} aria-label="Menu" className={squareButton}>
        <MenuIcon />
      </button>
      <nav ref={drawer} id={menuId} popover="auto" aria-label="Mobile" className="drawer">
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
              <a
                href={landing + href}
                onClick={close}
                className="flex min-h-14 items-center text-lg font-medium text-fg"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-3">
          <ExternalLink href={webAppUrl} look="ghost">
            Sign In
          </ExternalLink>
          <ExternalLink href={`${webAppUrl}/signUp`} look="ghost">
            Sign Up
          </ExternalLink>
        </div>
      </nav>
    </div>
  );
}

/** Tabbing past the drawer's ends closes it: nothing behind it can be reached while it is open. */
function useCloseWhenLeft(drawer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = drawer.current;
    const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element?.contains(relatedTarget) === false) element.hidePopover();
    };
    element?.addEventListener('focusout', closeWhenLeft);
    return () => element?.removeEventListener('focusout', closeWhenLeft);
  }, [drawer]);
}
