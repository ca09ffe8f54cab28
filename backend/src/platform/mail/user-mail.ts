import type { MailContent } from '../delivery/template.ts';

/** What an email to a user can say. */
export interface UserMail {
  readonly firstName: string;
  /** Null without one. */
  readonly rank: number | null;
  readonly referralId: string;
  readonly shareLink: string;
  readonly statusLink: string;
  /** Variables that only this kind of message has, as they are written. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Writes what the owner's template says. */
export type UserMailWriter = (mail: UserMail) => MailContent;

/** The writer of the template as it is now. */
export type FindUserMailWriter = () => Promise<UserMailWriter>;
