import { sitePaths } from '../platform/site-paths.ts';

/** The legal pages, in the footer's order. */
export const legalPages = {
  privacyPolicy: { path: sitePaths.privacyPolicy, title: 'Privacy Policy' },
  termsAndConditions: { path: sitePaths.termsAndConditions, title: 'Terms And Conditions' },
  refundPolicy: { path: sitePaths.refundPolicy, title: 'Cancellation and Refund Policy' },
} as const;

export type LegalPageLink = (typeof legalPages)[keyof typeof legalPages];
