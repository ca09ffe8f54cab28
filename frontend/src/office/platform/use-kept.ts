import { useState } from 'react';

/**
 * The newest data for a key, so that a failed refresh does not remove it. A different key starts over.
 *
 * @param data undefined while there is none.
 */
export function useKept<T>(key: string, data: T | undefined): T | undefined {
  const [kept, keep] = useState({ key, data });
  if (data !== undefined && (kept.key !== key || kept.data !== data)) keep({ key, data });
  return data ?? (kept.key === key ? kept.data : undefined);
}
