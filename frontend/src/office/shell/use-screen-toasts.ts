import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useToasts } from '../../ui/toasts.tsx';

/**
 * A message is about the screen it appeared on: it goes when the admin leaves by a link, or by Back or Forward. An
 * action that opens another screen navigates by code, so that its message stays.
 */
export function useScreenToasts(): void {
  const toasts = useToasts();
  const { pathname } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (isStep) toasts.clear();
  }, [pathname, isStep, toasts]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link instanceof HTMLAnchorElement && link.pathname !== window.location.pathname) toasts.clear();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [toasts]);
}
