import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import type { ApplicationStatus } from '../features/ambassador/ambassador.review.rules.ts';
import { type ApplicationInput, parseApplication } from '../features/ambassador/ambassador.rules.ts';
import { inTransaction } from '../platform/database/database.ts';

interface SeededApplication extends ApplicationInput {
  readonly status: ApplicationStatus;
  readonly daysAgo: number;
  /** A note of the team, a day later. */
  readonly note?: string;
  /** Whether they are on the waitlist, under the name of a user with many friends. */
  readonly joined?: boolean;
}

const application = (
  person: readonly [firstName: string, lastName: string, collegeName: string, phoneNo: string],
  message: string,
  review: Pick<SeededApplication, 'status' | 'daysAgo' | 'note' | 'joined'>,
): SeededApplication => {
  const [firstName, lastName, collegeName, phoneNo] = person;
  const email = `${firstName}.${lastName}@students.example`.toLowerCase();
  return { firstName, lastName, email, phoneNo, collegeName, message, ...review };
};

/** Oldest first. Each has a message of its own, because a team reads them one by one. */
const applications: readonly SeededApplication[] = [
  application(
    ['Ananya', 'Rao', 'Hilltop College', '+12025550143'],
    'I run the biggest club on my campus, some 400 students. We would love to try it at our weekly meeting.',
    {
      status: 'accepted',
      daysAgo: 61,
      note: 'Spoke on the phone. Starts with a talk at the club in two weeks.',
      joined: true,
    },
  ),
  application(
    ['Oliver', 'Bennett', 'Northgate Uni', '+447400123456'],
    'I’m in my second year and write a campus newsletter that 1,200 students read.',
    { status: 'accepted', daysAgo: 48, note: 'Likes to write: send the style guide for guest posts.' },
  ),
  application(
    ['Camille', 'Moreau', 'Riverside Uni', '+33612345678'],
    'I would like to introduce it to our student union and to translate the FAQs into French.',
    { status: 'declined', daysAgo: 40, note: 'Graduates this summer. Asked if a friend could take over.' },
  ),
  application(
    ['Rohan', 'Mehta', 'Lakeside Tech', '+13125550167'],
    'We run a hackathon in the spring. Could you give the teams early access?',
    { status: 'contacted', daysAgo: 22, note: 'Wrote to ask for the number of teams and the dates.' },
  ),
  application(
    ['Grace', 'Kim', 'Harbor Uni', ''],
    'I teach an evening course at our student union and would like to use it in class.',
    { status: 'contacted', daysAgo: 15 },
  ),
  application(
    ['Lucas', 'Silva', 'Bayview College', '+5511912345678'],
    'I know most people in my year. I’m happy to hand out invitations and to bring back what they say.',
    { status: 'new', daysAgo: 6 },
  ),
  application(
    ['Hannah', 'Fischer', 'Oakwood Uni', '+4915112345678'],
    'Two of us would do this together. Is that possible?\nWe both work for the student paper.',
    { status: 'new', daysAgo: 3 },
  ),
  application(
    ['Zara', 'Ahmed', 'Palm Court', '+971501234567'],
    'I joined the waitlist last month and told my whole class about it. I would like to do more.',
    { status: 'new', daysAgo: 1, joined: true },
  ),
];

/** Gives the applications in $1 the names of users with many referrals. */
const withSignups = `UPDATE ambassador_application AS application
  SET email = person.email, email_key = person.email_key, first_name = person.first_name, last_name = person.last_name
  FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (seq, place), (
    SELECT signup.*, row_number() OVER (ORDER BY referral_count DESC, signup.seq) AS place
    FROM signup JOIN score USING (seq)
    WHERE verified_by = 'email' AND blocked_at IS NULL AND erased_at IS NULL AND referral_count BETWEEN 5 AND 45) AS person
  WHERE application.seq = wanted.seq AND person.place = wanted.place`;

/**
 * Adds applications of students, as the team of an owner would have reviewed them. No message is sent. Does
 * nothing if there are applications already.
 */
export async function seedAmbassadors(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('SELECT FROM ambassador_head WHERE last_seq = 0 FOR UPDATE');
    if (rowCount === 0) return;
    const [requests, notes] = [applications.map(rowOf), applications.flatMap(noteOf)];
    await client.query(
      `INSERT INTO ambassador_application
         (seq, applied_at, id, email, email_key, phone, first_name, last_name, college_name, message, status, accepted_at)
       SELECT seq, at, id, email, email_key, phone, first_name, last_name, college_name, message, status,
         CASE status WHEN 'accepted' THEN at + interval '3 days' END
       FROM json_to_recordset($1) AS given (seq bigint, days_ago int, id uuid, email text, email_key text, phone text,
           first_name text, last_name text, college_name text, message text, status text),
         LATERAL (SELECT now() - make_interval(days => days_ago, mins => (seq * 97 % 600)::int) AS at) AS applied`,
      [JSON.stringify(requests)],
    );
    await client.query(
      `INSERT INTO ambassador_note (id, application_seq, text, written_by, written_at)
       SELECT given.id, given.seq, text, coalesce((SELECT email FROM admin_account ORDER BY created_at LIMIT 1), 'demo'),
         applied_at + interval '1 day'
       FROM json_to_recordset($1) AS given (id uuid, seq bigint, text text) JOIN ambassador_application USING (seq)`,
      [JSON.stringify(notes)],
    );
    await client.query('UPDATE ambassador_head SET last_seq = $1', [applications.length]);
    await client.query(withSignups, [
      applications.flatMap(({ joined = false }, index) => (joined ? [index + 1] : [])),
    ]);
  });
}

function rowOf({ status, daysAgo, ...input }: SeededApplication, index: number) {
  const parsed = parseApplication(input);
  if (!parsed.ok) throw new Error(`${parsed.message} (${JSON.stringify(input)})`);
  const { firstName, lastName, email, emailKey, phone, collegeName, message } = parsed.request;
  return {
    seq: index + 1,
    id: randomUUIDv7(),
    status,
    days_ago: daysAgo,
    email,
    email_key: emailKey,
    phone,
    message,
    first_name: firstName,
    last_name: lastName,
    college_name: collegeName,
  };
}

const noteOf = ({ note: text }: SeededApplication, index: number) =>
  text === undefined ? [] : [{ id: randomUUIDv7(), seq: index + 1, text }];
