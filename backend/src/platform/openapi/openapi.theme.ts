/**
 * The colors of the API page, light and dark; all text has a contrast of at least 4.5:1 on each of its backgrounds.
 * Three fixes: Scalar sets the width of line numbers by a style attribute, which the page's policy blocks; on a phone,
 * a long title in the header makes the page wider than the window, and the contact may lose its name.
 */
export const apiPageTheme = `
.scalar-app .hljs {
  --line-digits: 2;
}
.scalar-app header > span {
  overflow: hidden;
  text-overflow: ellipsis;
}
.scalar-app a[href^='mailto:'] > span {
  display: inline;
}
.light-mode {
  --scalar-color-1: #0c1322;
  --scalar-color-2: #3d485e;
  --scalar-color-3: #56627a;
  --scalar-color-accent: #1f51c4;
  --scalar-background-1: #ffffff;
  --scalar-background-2: #f4f6fb;
  --scalar-background-3: #e6eaf3;
  --scalar-background-accent: #1f51c414;
  --scalar-border-color: #d8deea;
  --scalar-color-green: #0b6b45;
  --scalar-color-red: #b3261e;
  --scalar-color-yellow: #7a5300;
  --scalar-color-blue: #1f51c4;
  --scalar-color-orange: #9a4300;
  --scalar-color-purple: #6d28c9;
}
.dark-mode {
  --scalar-color-1: #eef3fc;
  --scalar-color-2: #b4c1d6;
  --scalar-color-3: #a3b0c8;
  --scalar-color-accent: #c8f751;
  --scalar-background-1: #070b15;
  --scalar-background-2: #0c1322;
  --scalar-background-3: #131c30;
  --scalar-background-accent: #c8f75114;
  --scalar-border-color: #1e2a42;
  --scalar-color-green: #4ade9f;
  --scalar-color-red: #ff7a7a;
  --scalar-color-yellow: #f2c94c;
  --scalar-color-blue: #7cb7ff;
  --scalar-color-orange: #ffa45c;
  --scalar-color-purple: #c4a1ff;
}
`;
