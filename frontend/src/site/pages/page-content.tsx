import type { ReactNode } from 'react';
import type { PageData } from '@waitlist/backend/page-data';
import { LegalArticle } from '../legal/legal-article.tsx';
import { RetentionTerms } from '../legal/legal-words.tsx';
import { privacyPolicy } from '../legal/privacy-policy.tsx';
import { refundPolicy } from '../legal/refund-policy.tsx';
import { termsAndConditions } from '../legal/terms-and-conditions.tsx';
import { sitePaths, type SitePath } from '../platform/site-paths.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { FairPlayPage } from './fair-play/fair-play-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { InvitePage } from './invite/invite-page.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { NotOpenPage } from './not-open/not-open-page.tsx';
import { StatusPage } from './status/status-page.tsx';

/** The content of each address. Browsers load none of it as code. */
export const pageContent: Readonly<Record<SitePath, (data: PageData) => ReactNode>> = {
  [sitePaths.home]: (data) => <LandingPage data={data} />,
  [sitePaths.privacyPolicy]: ({ retention }) => (
    <RetentionTerms value={retention}>{legal(privacyPolicy)}</RetentionTerms>
  ),
  [sitePaths.termsAndConditions]: () => legal(termsAndConditions),
  [sitePaths.refundPolicy]: () => legal(refundPolicy),
  [sitePaths.status]: () => <StatusPage />,
  [sitePaths.fairPlay]: () => <FairPlayPage />,
  [sitePaths.invite]: () => <InvitePage />,
  [sitePaths.app]: ({ paused }) => <NotOpenPage paused={paused} />,
  [sitePaths.notFound]: () => <NotFoundPage />,
};

function legal(document: Parameters<typeof LegalArticle>[0]['document']) {
  return (
    <PageFrame>
      <LegalArticle document={document} />
    </PageFrame>
  );
}
