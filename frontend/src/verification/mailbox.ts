import type { Contact } from './verification-state.ts';

/** Where the large providers show their mail in a browser, and for which addresses. */
const mailboxes = [
  { name: 'Gmail', href: 'https://mail.google.com/', addresses: /@(?:gmail|googlemail)\.com$/i },
  {
    name: 'Outlook',
    href: 'https://outlook.live.com/mail/',
    addresses: /@(?:outlook|hotmail|live|msn)\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/i,
  },
  {
    name: 'Yahoo Mail',
    href: 'https://mail.yahoo.com/',
    addresses: /@(?:yahoo|ymail|rocketmail)\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/i,
  },
  { name: 'iCloud Mail', href: 'https://www.icloud.com/mail', addresses: /@(?:icloud|me|mac)\.com$/i },
];

/** The mailbox that a code was sent to; undefined for a phone, and where no website is known. */
export const mailboxOf = ({ destination }: Contact) =>
  mailboxes.find(({ addresses }) => addresses.test(destination));
