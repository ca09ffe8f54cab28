import { forEachQuestion } from '../backend/src/questions.form.ts';
import type { Site } from './site.ts';
import { codeIn, type Details, details, usualAnswers } from './visitor.ts';

/** Someone who joined. */
export interface Joined {
  readonly person: Details;
  /** The code to share. */
  readonly referralId: string;
}

/** Joins by email, without a browser. */
export async function join(site: Site, changes: Partial<Details> = {}): Promise<Joined> {
  const person = details(changes);
  const { email, phone, firstName, lastName, referralCode } = person;
  await post(site, '/api/sendOtp', { email, purpose: 'waitlist' });
  const otp = codeIn(await site.message(email, /OTP/));
  await post(site, '/api/verifyOtp', { email, otp, purpose: 'waitlist' });
  const answers = forEachQuestion((_, key) => usualAnswers[key].slug);
  const input = { firstName, lastName, email, phoneNo: phone, country: 'DE', ...answers };
  const { result } = await post(site, '/api/joinwaitlist', { ...input, referralCode });
  return { person, referralId: result.referralId };
}

/** The path of the welcome mail's link to the status. The mail leaves a moment after the join. */
export async function statusLinkOf(site: Site, { person }: Joined): Promise<string> {
  const { text } = await site.message(person.email, /\/status#/);
  return /\/status#open=\S+/.exec(text)?.[0] ?? '';
}

interface Answer {
  readonly result: Pick<Joined, 'referralId'>;
}

async function post(site: Site, path: string, body: object): Promise<Answer> {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} failed: ${await response.text()}`);
  return (await response.json()) as Answer;
}
