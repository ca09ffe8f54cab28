/** Where the public pages are. Each is a document of its own: links between them load it. */
export const sitePaths = {
  home: '/',
  privacyPolicy: '/privacypolicy',
  termsAndConditions: '/termsandconditions',
  refundPolicy: '/cancellationrefundpolicy',
  /** Where Sign In and Sign Up lead until the installation names its web app. */
  app: '/app',
  /** Where users see their rank. */
  status: '/status',
  /** Where the link of an invitation leads. */
  invite: '/invite',
  /** Served, with that status, wherever nothing else is. */
  notFound: '/404',
} as const;

export type SitePath = (typeof sitePaths)[keyof typeof sitePaths];
