import { useEffect, useState } from 'react';
import { logQuietly } from '../../platform/log.ts';

/** A module that is loaded when its part of the page is shown; null until then, and if it cannot be loaded. @param load always the same. */
export function useLoaded<Module>(load: () => Promise<Module>): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  useEffect(() => {
    load().then(
      (module) => setLoaded(() => module),
      (error: unknown) => logQuietly('loading a part failed', error),
    );
  }, [load]);
  return loaded;
}
