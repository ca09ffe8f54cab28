import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseSite, siteElementId } from '../../platform/site.ts';
import { AdminApp } from './admin-app.tsx';
import { preloadScreen } from './lazy-screens.tsx';

const root = document.getElementById('root');
const site = document.getElementById(siteElementId)?.textContent;
if (root === null || site === undefined) throw new Error(`The page has no #root or no #${siteElementId}`);

preloadScreen(window.location.pathname); // while it is found out who is there
createRoot(root).render(
  <StrictMode>
    <AdminApp site={parseSite(site)} />
  </StrictMode>,
);
