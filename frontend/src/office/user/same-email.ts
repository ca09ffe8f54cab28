/** Whether an email was typed again; spaces around it and case do not matter. A blank one never is. */
export const sameEmail = (typed: string, email: string): boolean =>
  email !== '' && typed.trim().toLowerCase() === email.toLowerCase();
