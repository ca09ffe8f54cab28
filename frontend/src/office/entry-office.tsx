import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { prefetchMe } from './platform/apollo.tsx';
import { reportUnhandledErrors } from '../platform/report-error.ts';
import { parseSite, siteElementId } from '../platform/site.ts';
import { OfficeApp } from './office-app.tsx';
import { askForScreen } from './shell/screens.ts';

reportUnhandledErrors();

const root = document.getElementById('root');
const site = document.getElementById(siteElementId)?.textContent;
if (root === null || site === undefined) throw new Error(`The page has no #root or no #${siteElementId}`);

prefetchMe();
askForScreen(window.location);
createRoot(root).render(
  <StrictMode>
    <OfficeApp site={parseSite(site)} />
  </StrictMode>,
);
