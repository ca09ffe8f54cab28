import { parseEmail } from '../../platform/contact/email.ts';
import { type CsvRow, headingWithin, mostOf } from '../../platform/csv/read-csv.ts';
import { allChoices } from '../../questions.form.ts';

/** What a column of a file can hold. */
export const importFields: readonly string[] = [
  ...['email', 'firstName', 'lastName', 'name', 'phone', 'country', 'joinedAt', 'ownCode', 'referrer'],
  ...allChoices.map(({ key }) => key),
];

/** Which column, from 0, holds a field; fields without one are missing. */
export type ImportColumns = Readonly<Record<string, number>>;

/** How a file is read. */
export interface ImportLayout {
  readonly headings: readonly string[];
  readonly columns: ImportColumns;
  /** How many of the first records are no users: those through the headings. */
  readonly skipped: number;
}

/**
 * What columns are called, without case, blanks and marks: by GetWaitlist, LaunchList, Waitlister, Prefinery, KickoffLabs,
 * Viral Loops, Clerk and the product's own export. Of several columns for a field, the one whose name is first here.
 */
const names: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'emailaddress', 'useremail', 'leademail', 'contactemail', 'primaryemail', 'emailid'],
  firstName: ['firstname', 'first', 'givenname', 'fname'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'lname'],
  name: ['name', 'fullname', 'displayname'],
  phone: ['phone', 'phoneno', 'phonenumber', 'mobile', 'mobileno', 'mobilenumber', 'cell'],
  country: ['country', 'countrycode', 'countryname'],
  joinedAt: [
    ...[
      'joinedat',
      'createdat',
      'signedupat',
      'signupat',
      'signupdate',
      'signedupon',
      'datesignedup',
      'joindate',
    ],
    ...['datejoined', 'joined', 'created', 'createdon', 'createddate', 'datecreated', 'dateadded', 'addedat'],
    ...['signedup', 'signup', 'signuptime', 'registered', 'registeredat', 'registrationdate'],
    ...['subscribedat', 'submittedat', 'entrydate', 'timestamp', 'date'],
  ],
  ownCode: [
    ...[
      'referralid',
      'referraltoken',
      'signuptoken',
      'referralcode',
      'refcode',
      'sharecode',
      'uniquecode',
      'invitecode',
    ],
    ...['referrallink', 'referralurl', 'shareurl', 'sharelink', 'socialid', 'socialurl', 'token', 'uuid'],
  ],
  referrer: [
    ...[
      'referredby',
      'referredbysignuptoken',
      'referredbytoken',
      'referredbycode',
      'referredbyemail',
      'referredbyid',
    ],
    ...[
      'referrer',
      'referrercode',
      'referrerid',
      'referreremail',
      'referrertoken',
      'referrersocialid',
      'invitedby',
    ],
    ...['referralsource', 'refsource'],
  ],
  ...Object.fromEntries(allChoices.map(({ key }) => [key, [comparable(key)]])),
};

function comparable(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a column's heading says that it holds email addresses. */
export const isEmailHeading = (cell: string): boolean => names['email']?.includes(comparable(cell)) === true;

/** How to read a file of which these are the first records. @param chosen columns chosen by hand; null: by their headings. */
export function layoutOf(sample: readonly CsvRow[], chosen: ImportColumns | null): ImportLayout {
  const first = sample[0]?.cells ?? [];
  if (first.some((cell) => parseEmail(cell) !== null)) {
    const headings = first.map((_cell, at) => `Column ${at + 1}`);
    return { headings, columns: chosen ?? emailColumn(sample, headings.length), skipped: 0 };
  }
  const at = Math.max(
    0,
    sample.slice(0, headingWithin).findIndex(({ cells }) => cells.some(isEmailHeading)),
  );
  const headings = sample[at]?.cells ?? [];
  return { headings, columns: chosen ?? columnsOf(headings), skipped: at + 1 };
}

function emailColumn(sample: readonly CsvRow[], width: number): ImportColumns {
  const most = mostOf(
    Array.from({ length: width }, (_each, at) => at),
    (column) => sample.filter(({ cells }) => parseEmail(cells[column] ?? '') !== null).length,
  );
  return most === undefined ? {} : { email: most };
}

/** In our own export, referralCode is what they entered, and referralId is their own. */
function columnsOf(headings: readonly string[]): ImportColumns {
  const found = headings.map(comparable);
  const isOwnExport = found.includes('referralid') && found.includes('referralcode');
  const columns: Record<string, number> = {};
  for (const [field, all] of Object.entries(names)) {
    const own = field === 'referrer' && isOwnExport ? ['referralcode'] : all;
    const at = own.map((name) => found.indexOf(name)).find((index) => index !== -1);
    if (at !== undefined) columns[field] = at;
  }
  return columns;
}
