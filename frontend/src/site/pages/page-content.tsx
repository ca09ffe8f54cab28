import type { ReactNode } from 'react';
import { LegalArticle } from '../legal/legal-article.tsx';
import { privacyPolicy } from '../legal/privacy-policy.tsx';
import { refundPolicy } from '../legal/refund-policy.tsx';
import { termsAndConditions } from '../legal/terms-and-conditions.tsx';
import { sitePaths, type SitePath } from '../platform/site-paths.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { StillSections } from './landing/sections/static-sections.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { StatusPage } from './status/status-page.tsx';
import { StillPage } from './static-page.tsx';

/** What is rendered at each address. For the prerender only: the browser's code holds no page that has no life. */
export const pageContent: Readonly<Record<SitePath, ReactNode>> = {
  [sitePaths.home]: <LandingPage still={<StillSections />} />,
  [sitePaths.privacyPolicy]: legal(privacyPolicy),
  [sitePaths.termsAndConditions]: legal(termsAndConditions),
  [sitePaths.refundPolicy]: legal(refundPolicy),
  [sitePaths.status]: <StatusPage />,
  [sitePaths.notFound]: <NotFoundPage />,
};

function legal(document: Parameters<typeof LegalArticle>[0]['document']) {
  return (
    <StillPage>
      <LegalArticle document={document} />
    </StillPage>
  );
}
