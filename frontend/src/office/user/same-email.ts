/** Whether an email was typed again, ignoring case and surrounding spaces. A blank one never matches. */
export const sameEmail = (typed: string, email: string): boolean =>
  email !== '' && typed.trim().toLowerCase() === email.toLowerCase();
