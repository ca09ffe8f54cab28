import { countOnce } from '../platform/source.ts';

/**
 * Opens the device's own sheet where fingers press; elsewhere, sheets are slow and know few apps.
 *
 * @returns whether there is one.
 */
export function shareBySheet(data: ShareData): boolean {
  const hasSheet =
    matchMedia('(pointer: coarse)').matches && 'canShare' in navigator && navigator.canShare(data);
  if (hasSheet)
    navigator.share(data).then(
      () => countOnce('share'),
      () => undefined, // the sheet was closed without sharing
    );
  return hasSheet;
}
