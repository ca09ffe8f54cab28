/** How much room a bar of a chart and its words take at least, px. */
export const barRowHeight = 44;
