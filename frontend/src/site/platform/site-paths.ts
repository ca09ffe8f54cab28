/** The addresses of the public pages. Each is a separate document: links between them load it. */
export const sitePaths = {
  home: '/',
  privacyPolicy: '/privacypolicy',
  termsAndConditions: '/termsandconditions',
  refundPolicy: '/cancellationrefundpolicy',
  /** Where Sign In and Sign Up lead until the installation sets its web app's address. */
  app: '/app',
  /** Where users see their rank. */
  status: '/status',
  /** How points are counted. */
  fairPlay: '/fair-play',
  /** Where the link of an invitation leads. */
  invite: '/invite',
  /** Served, with that status, for all other addresses. */
  notFound: '/404',
} as const;

/** The landing page, with the form open, and a friend's code in it. */
export function joinAddress(referralCode: string | null): string {
  const code = referralCode === null ? '' : `ref=${encodeURIComponent(referralCode)}&`;
  return `${sitePaths.home}?${code}join`;
}

export type SitePath = (typeof sitePaths)[keyof typeof sitePaths];
