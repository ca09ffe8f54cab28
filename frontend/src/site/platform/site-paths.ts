/** Where the public pages are. Each is a document of its own: links between them load it. */
export const sitePaths = {
  home: '/',
  privacyPolicy: '/privacypolicy',
  termsAndConditions: '/termsandconditions',
  refundPolicy: '/cancellationrefundpolicy',
  /** Where those who joined see how they stand. */
  status: '/status',
  /** Served, with that status, wherever nothing else is. */
  notFound: '/404',
} as const;

export type SitePath = (typeof sitePaths)[keyof typeof sitePaths];
