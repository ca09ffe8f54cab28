import type { Site } from './site.ts';
import { chosenBroker, codeIn, type Details, details } from './visitor.ts';

/** Someone who joined. */
export interface Joined {
  readonly person: Details;
  /** The code to share. */
  readonly referralId: string;
  /** The path of the welcome mail's link to the status. */
  readonly statusLink: string;
}

/** Joins by email, without a browser. */
export async function join(site: Site, changes: Partial<Details> = {}): Promise<Joined> {
  const person = details(changes);
  const { email, phone, firstName, lastName, referralCode } = person;
  await post(site, '/api/sendOtp', { email, purpose: 'waitlist' });
  const otp = codeIn(await site.message(email, /OTP/));
  await post(site, '/api/verifyOtp', { email, otp, purpose: 'waitlist' });
  const input = { firstName, lastName, email, phoneNo: phone, country: 'DE', broker: chosenBroker.slug };
  await post(site, '/api/joinwaitlist', { ...input, referralCode });
  const { text } = await site.message(email, /\/status#/);
  return {
    person,
    referralId: /\/\?ref=(\w+)/.exec(text)?.[1] ?? '',
    statusLink: /\/status#open=\S+/.exec(text)?.[0] ?? '',
  };
}

async function post(site: Site, path: string, body: object): Promise<void> {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} failed: ${await response.text()}`);
}
