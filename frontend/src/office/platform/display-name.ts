interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Shown in place of a user whose personal data was erased. */
export const erasedUser = 'Erased user';

/** A user's name on every screen: first and last name, or {@link erasedUser}. Never empty. */
export const displayName = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim() || erasedUser;

/** The text in a column of first names, so that the row of an erased user has a name, too. */
export const displayFirstName = (user: Named): string => user.firstName || displayName(user);

/** Email and phone number on one line; an erased user has neither. */
export const contactsOf = ({ email, phone }: { readonly email: string; readonly phone: string }): string =>
  [email, phone].filter((contact) => contact !== '').join(' · ');
