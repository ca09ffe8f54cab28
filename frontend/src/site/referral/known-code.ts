import { toReferralId } from '@waitlist/backend/referral-rules';

const query =
  'mutation UpdatePoints($code: String!) { updatePoints(referralCode: $code) { referralPoints } }';

/** Whether the server knows the code: links are cut short and made up, and only a known code means that a friend invited. */
export async function isKnownCode(code: string): Promise<boolean> {
  const referralId = toReferralId(code);
  if (referralId === null) return false;
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { code: referralId } }),
    });
    return (await answer.text()).includes('"referralPoints":');
  } catch {
    return false; // nothing is claimed until the server can be asked
  }
}
