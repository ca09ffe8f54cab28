import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { parseSite, siteElementId } from '../platform/site.ts';
import { App } from './app.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';

/** Brings the landing page to life; no other public page needs code. */
const root = document.getElementById('root');
const site = document.getElementById(siteElementId)?.textContent;
if (root === null || site === undefined) throw new Error(`The page has no #root or no #${siteElementId}`);

hydrateRoot(
  root,
  <StrictMode>
    <App site={parseSite(site)}>
      <LandingPage />
    </App>
  </StrictMode>,
);
