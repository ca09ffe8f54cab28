import { hydrate } from './shell/hydrate.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';

/** Brings the landing page to life. */
hydrate('root', <LandingPage />);
