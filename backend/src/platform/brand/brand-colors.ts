/**
 * The colors of what the server writes itself, where no style sheet of the site reaches: emails, the outbox, the pages to
 * unsubscribe, the web manifest. Names and values are those of `frontend/src/ui/tokens.css` and, light, of
 * `frontend/src/office/office.css`. Six digits each, because mail programs understand nothing else.
 */
export const brandColors = {
  dark: {
    ink: '#070b15',
    'ink-2': '#0c1322',
    'ink-3': '#131c30',
    'line-2': '#33425f',
    fg: '#eef3fc',
    'fg-2': '#b4c1d6',
    accent: '#c8f751',
    'accent-ink': '#101a02',
    sky: '#7cb7ff',
  },
  light: {
    ink: '#f7f8fb',
    'ink-2': '#ffffff',
    'ink-3': '#f1f3f8',
    'line-2': '#c5cddb',
    fg: '#0c1322',
    'fg-3': '#5b6880',
    sky: '#2f5fd0',
  },
} as const;
