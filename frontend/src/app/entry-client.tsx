import { hydratePage } from './hydrate-page.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';

/** Brings the landing page to life. */
hydratePage(<LandingPage />);
