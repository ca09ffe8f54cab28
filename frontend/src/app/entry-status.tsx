import { hydratePage } from './hydrate-page.tsx';
import { StatusPage } from './pages/status/status-page.tsx';

/** Brings the status page to life. */
hydratePage(<StatusPage />);
