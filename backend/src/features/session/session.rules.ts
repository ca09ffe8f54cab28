/** How long a session lasts. */
export const sessionSeconds = (remember: boolean): number => (remember ? 30 * 24 : 12) * 60 * 60;
