/** The minimum height of a bar of a chart and its text, px. */
export const barRowHeight = 44;
