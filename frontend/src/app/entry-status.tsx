import { hydrate } from './hydrate.tsx';
import { StatusPart, statusPartId } from './pages/status/status-part.tsx';

/** Brings to life what has a life on the status page. */
hydrate(statusPartId, <StatusPart />);
