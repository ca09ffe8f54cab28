import { useState } from 'react';

/**
 * The newest data there was under a key, so that a refresh that failed takes nothing away. Another key starts anew.
 *
 * @param data undefined while there is none.
 */
export function useKept<T>(key: string, data: T | undefined): T | undefined {
  const [kept, keep] = useState({ key, data });
  if (data !== undefined && (kept.key !== key || kept.data !== data)) keep({ key, data });
  return data ?? (kept.key === key ? kept.data : undefined);
}
