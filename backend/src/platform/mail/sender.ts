import addressparser from 'nodemailer/lib/addressparser';

/** Who emails come from. */
export interface Sender {
  /** Empty if there is none. */
  readonly name: string;
  readonly address: string;
}

/** Reads `name@host` or `Name <name@host>`; null: it is not a single address. */
export function parseSender(from: string): Sender | null {
  const [first, ...others] = addressparser(from, { flatten: true });
  const address = first?.address ?? '';
  if (/\p{Cc}/u.test(from) || others.length > 0 || !isPlainAddress(address)) return null;
  return { name: first?.name ?? '', address };
}

/** A single plain mailbox: no name, list, comment, quotes or line break that could add a recipient. */
export const isPlainAddress = (address: string): boolean =>
  /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(address) && !/\p{Cc}/u.test(address);
