/** What a button says that opens the form to join, or, while sign-ups are paused, what stands in its place. */
export const joinWords = (isPaused: boolean): string =>
  isPaused ? 'Tell me when it reopens' : 'Join the waitlist';
