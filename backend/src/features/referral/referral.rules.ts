/** A shorter referral code is kept but can credit nobody. */
export const referralCodeMinLength = 8;

/** The referralId an entered code stands for: trimmed, without regard to case; null when it is too short to be one. */
export function toReferralId(code: string): string | null {
  const referralId = code.trim().toUpperCase();
  return referralId.length >= referralCodeMinLength ? referralId : null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text can be a signup's id. */
export const isUserId = (text: string): boolean => uuid.test(text);
