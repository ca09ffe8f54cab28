import { opens } from '../islands/islands.ts';

/** While sign-ups are paused: opens the dialog to join, which takes an address to write to once they are open. */
export const TellWhenOpen = () => (
  <button
    type="button"
    {...opens('waitlist')}
    className="min-h-8 rounded-full px-2 max-sm:pl-0 text-fg underline decoration-accent underline-offset-4 transition-colors hover:text-accent aria-busy:cursor-progress aria-busy:text-fg-2"
  >
    Tell me when it reopens
  </button>
);
