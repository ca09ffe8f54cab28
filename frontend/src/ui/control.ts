/** The style of every text control of the site, large enough for thumbs; fields add their own padding. */
export const controlStyle =
  'h-12 w-full rounded-control border border-line-3 bg-ink text-fg transition-colors placeholder:text-fg-3 hover:border-fg-3 focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-down aria-invalid:focus-visible:border-down aria-invalid:focus-visible:outline-down disabled:text-fg-3';
