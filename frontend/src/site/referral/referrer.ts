import { toReferralId } from '@waitlist/backend/referral-rules';

/** Whose link a visitor came by. */
export interface Referrer {
  /** Null: they do not show it. */
  readonly firstName: string | null;
}

const query = 'query Referrer($code: String!) { referrer(referralCode: $code) { firstName } }';

/**
 * Whose code it is. Null if the server knows none, or can’t be asked: links are cut short and made up, and only a known
 * code means that a friend invited.
 */
export async function findReferrer(code: string): Promise<Referrer | null> {
  const referralId = toReferralId(code);
  if (referralId === null) return null;
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { code: referralId } }),
    });
    const answer = (await response.json()) as { data?: { referrer: Referrer } | null };
    return answer.data?.referrer ?? null;
  } catch {
    return null;
  }
}

/** Says who invited the visitor. */
export const invitedBy = ({ firstName }: Referrer): string => `${firstName ?? 'A friend'} invited you`;
