import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { parseSite, siteElementId } from '../platform/site.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
const site = document.getElementById(siteElementId)?.textContent;
if (root === null || site === undefined) throw new Error(`The page has no #root or no #${siteElementId}`);

const app = (
  <StrictMode>
    <BrowserRouter>
      <App site={parseSite(site)} />
    </BrowserRouter>
  </StrictMode>
);

// Pages are prerendered; in development they are not.
if (root.firstElementChild === null) createRoot(root).render(app);
else hydrateRoot(root, app);
