/** How old figures on the screen may become, ms. */
export const refreshEveryMs = 30_000;
