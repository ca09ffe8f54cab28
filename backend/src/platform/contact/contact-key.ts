/** One text per contact, the same for all of its spellings: `email:<key>` or `phone:<E.164>`. */
export type ContactKey = `email:${string}` | `phone:${string}`;

export const emailContact = (key: string): ContactKey => `email:${key}`;
export const phoneContact = (e164: string): ContactKey => `phone:${e164}`;

/** The keys of those contacts that are email addresses. */
export const emailKeysOf = (contacts: readonly string[]): readonly string[] =>
  contacts.filter((contact) => contact.startsWith('email:')).map((contact) => contact.slice('email:'.length));
