import { hydrate } from './shell/hydrate.tsx';
import { StatusPart, statusPartId } from './pages/status/status-part.tsx';

/** Brings to life what has a life on the status page. */
hydrate(statusPartId, <StatusPart />);
