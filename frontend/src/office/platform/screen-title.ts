import { createContext, useContext, useEffect } from 'react';

/** What a screen says about itself, beyond its entry in the navigation. */
export interface ScreenTitle {
  /** Shown above the screen, instead of the entry's title. */
  readonly title?: string;
  /** What the screen is about, first in the browser tab's title: a user's name. */
  readonly subject?: string;
}

/** Receives the title of the open screen; null when the screen closes. */
export const ScreenTitleContext = createContext<(own: ScreenTitle | null) => void>(() => undefined);

/** Sets the title of the open screen while it is mounted. Undefined keeps the navigation's title. */
export function useScreenTitle({ title, subject }: ScreenTitle): void {
  const tell = useContext(ScreenTitleContext);
  useEffect(() => {
    tell({ ...(title === undefined ? {} : { title }), ...(subject === undefined ? {} : { subject }) });
    return () => tell(null);
  }, [tell, title, subject]);
}
