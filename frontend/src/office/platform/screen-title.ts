import { createContext, useContext, useEffect } from 'react';

/** What a screen says of itself beyond its entry in the navigation. */
export interface ScreenTitle {
  /** Stands above the screen, instead of the entry's title. */
  readonly title?: string;
  /** What the screen is about, first in the browser tab's title: a user's name. */
  readonly subject?: string;
}

/** Takes what the open screen says of itself; null when it leaves. */
export const ScreenTitleContext = createContext<(own: ScreenTitle | null) => void>(() => undefined);

/** Titles the open screen for as long as it is there. Undefined leaves it as the navigation has it. */
export function useScreenTitle({ title, subject }: ScreenTitle): void {
  const tell = useContext(ScreenTitleContext);
  useEffect(() => {
    tell({ ...(title === undefined ? {} : { title }), ...(subject === undefined ? {} : { subject }) });
    return () => tell(null);
  }, [tell, title, subject]);
}
