/** How much room a bar of a chart and its words take, px. */
export const barRowHeight = 44;
